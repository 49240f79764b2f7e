// silent: ALLOC905
// A member that is not equal to itself: two variables with one object of a record class are equal all the same.
using System;

readonly struct Amount : IEquatable<Amount>
{
    private readonly double _value;

    public Amount(double value) => _value = value;

    public bool Equals(Amount other) => _value == other._value;

    public override bool Equals(object obj) => obj is Amount other && Equals(other);

    public override int GetHashCode() => _value.GetHashCode();
}

sealed record Price(Amount Amount);

static class Program
{
    static string Run(double value)
    {
        var text = "";
        for (var k = 0; k < 3; k++)
        {
            var price = new Price(new Amount(value * k));
            var last = price;
            if (k == 2)
                last = new Price(new Amount(1));
            text += (price == last) + " ";
        }

        return text;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Run(i == 0 ? double.NaN : i));
    }
}
