// refuses: ALLOC202
// The box of a long never equals that of an int, but the numbers do.
#nullable enable
using System;

sealed class Meter
{
    private object _last = 0L;

    public void Record(long value) => _last = value;

    public bool IsSame(int value) => _last.Equals(value);

    public long Last => (long)_last;
}

sealed class Price
{
    private object _value = 0.0;

    public void Set(double value) => _value = value;

    public bool IsZero => _value.Equals(0);

    public double Value => (double)_value;
}

static class Program
{
    static void Main()
    {
        var meter = new Meter();
        var price = new Price();
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(price.IsZero + " " + price.Value);
            meter.Record(i);
            price.Set(i);
            Console.WriteLine(meter.IsSame(i) + " " + meter.Last);
        }
    }
}
