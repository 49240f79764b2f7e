// fixes: ALLOC602
// Sums that overflow, in checked and unchecked code: the sum fails as before, what is added is computed as before.
#nullable enable
using System;
using System.Linq;

static class Program
{
    static void Main()
    {
        var inputs = new[] { new[] { 1, 2 }, new[] { int.MaxValue, 1 }, new[] { int.MaxValue, int.MinValue, 5 }, new int[0] };
        foreach (var input in inputs)
        {
            foreach (var factor in new[] { 1, 2, int.MaxValue })
            {
                Show(() => Plain(input, factor));
                Show(() => InChecked(input, factor));
                Show(() => Longs(input, factor));
                Show(() => Doubles(input, factor));
                Show(() => Decimals(input, factor));
                Show(() => Elements(input, factor));
            }
        }
    }

    static int Plain(int[] numbers, int factor) => numbers.Sum(n => n * factor);

    static int InChecked(int[] numbers, int factor)
    {
        checked
        {
            return numbers.Where(n => n != factor).Sum(n => n * factor);
        }
    }

    static long Longs(int[] numbers, int factor)
    {
        var sum = numbers.Sum(n => (long)n * factor);
        return sum;
    }

    static double Doubles(int[] numbers, int factor) => numbers.Sum(n => n / (double)factor);

    static decimal Decimals(int[] numbers, int factor) => numbers.Sum(n => (decimal)n * factor);

    static int Elements(int[] numbers, int factor) => numbers.Where(n => n > factor).Sum();

    static void Show<T>(Func<T> value)
    {
        try
        {
            Console.WriteLine(value());
        }
        catch (OverflowException)
        {
            Console.WriteLine("overflow");
        }
    }
}
