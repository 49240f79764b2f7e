// refuses: ALLOC601
// The loop makes its variable of each element by an operator of the program, which changes the list: the enumerator notices, an index does not.
#nullable enable
using System;
using System.Collections.Generic;
public class Order
{
    private static Order? s_last;
    public IReadOnlyList<string> Lines { get; private set; } = new List<string> { "1", "2" };
    public Order() => s_last = this;
    public static void Told() => ((List<string>)s_last!.Lines).Add("3");
    public int Total(int times)
    {
        var total = 0;
        for (var i = 0; i < times; i++)
        {
            foreach (Price price in Lines)
                total += price.Cents;
        }
        return total;
    }
}
public readonly struct Price
{
    public readonly int Cents;
    public Price(int cents) => Cents = cents;
    public static implicit operator Price(string text)
    {
        if (text == "1") Order.Told();
        return new Price(int.Parse(text));
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            try { Console.WriteLine(new Order().Total(1)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
