// refuses: ALLOC505
// The lowest of some numbers is known as soon as one is NaN, and what computes the others does not run.
#nullable enable
using System;
using System.Linq;

static class Program
{
    static int _parsed;

    static void Main()
    {
        foreach (var text in new[] { "4;9", "-1;9;16", "-1;9;x" })
        {
            try { Console.WriteLine(LowestRoot(text.Split(';'))); } catch (FormatException) { Console.WriteLine("not a number"); }
            Console.WriteLine(LowestCounted(text.Split(';')) + " " + _parsed);
        }
    }

    static double LowestRoot(string[] fields) => fields.Select(field => Math.Sqrt(double.Parse(field))).ToList().Min();

    static double Counted(string field)
    {
        _parsed++;
        return double.TryParse(field, out var number) ? Math.Sqrt(number) : 0;
    }

    static double LowestCounted(string[] fields) => fields.Select(Counted).ToArray().Min();
}
