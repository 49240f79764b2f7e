// refuses: ALLOC104
// The lambda calls a function of the loop; before the loop its name is that of a method of the class.
using System;
using System.Collections.Generic;

sealed class Prices
{
    private const int Digits = 10;
    private readonly int _factor = 2;

    private static int Round(int price) => price / 100 * 100;

    public string Run(List<int> prices)
    {
        var text = "";
        for (var step = 0; step < prices.Count; step++)
        {
            const int Digits = 3;
            static int Round(int price) => price / 10 * 10;
            text += string.Join(" ", prices.ConvertAll(price => Round(price) * _factor)) + "|" + Round(step + Digits) + ";";
        }

        return text + Round(123) + Digits;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(new Prices().Run(new List<int> { 5, 123, 257 }));
    }
}
