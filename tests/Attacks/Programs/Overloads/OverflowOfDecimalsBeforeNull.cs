// fixes: ALLOC101
// A product of decimals overflows in any context, before the null array is looked at.
#nullable disable
using System;

public static class Program
{
    private static decimal Total(decimal price, decimal quantity, params decimal[] rates)
    {
        decimal sum = price * quantity;
        for (var i = 0; i < rates.Length; i++)
            sum *= rates[i];
        return sum;
    }

    private static void Work(decimal[] prices)
    {
        foreach (var price in prices)
            Console.WriteLine(Total(price, 2m, 1.5m));
    }

    public static void Main()
    {
        Work([1.00m, 2.0m]);
        try { Console.WriteLine(Total(decimal.MaxValue, 2m, null)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
