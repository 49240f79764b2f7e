// refuses: ALLOC505
// A sum overflows before the second of two sequences is computed, which fails.
#nullable enable
using System;
using System.Linq;

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "1,2", "1,x" })
        {
            try { Console.WriteLine(Total([int.MaxValue, 1], text.Split(','))); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(Matched([int.MaxValue, 1, 1], text.Split(','))); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }

    static int Total(int[] stock, string[] incoming) => stock.Concat(incoming.Select(int.Parse)).ToArray().Sum();

    static int Matched(int[] stock, string[] incoming) => stock.Zip(incoming.Select(int.Parse).Prepend(0), (have, _) => have).ToList().Sum();
}
