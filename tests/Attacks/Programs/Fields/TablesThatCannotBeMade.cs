// fixes: ALLOC104
// Tables of constants whose capacity is wrong, or whose keys are equal to each other by their comparer: to make one fails in each call.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

static class Program
{
    static bool Negative(int n)
    {
        var known = new HashSet<int>(-1) { 1, 2, 3 };
        return known.Contains(n);
    }

    static bool NegativeList(int n)
    {
        var known = new List<int>(-5) { 1, 2, 3 };
        return known.Contains(n);
    }

    static bool Huge(int n)
    {
        var known = new List<long>(int.MaxValue) { 1, 2, 3 };
        return known.Contains(n);
    }

    static int Twice(string n)
    {
        var known = new Dictionary<string, int> { { "a", 1 }, { "b", 2 }, { "a", 3 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int TwiceByCase(string n)
    {
        var known = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { { "a", 1 }, { "A", 3 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int TwiceByCulture(string n)
    {
        var known = new Dictionary<string, int>(StringComparer.InvariantCulture) { { "a", 1 }, { "a\u00AD", 3 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int TwiceNaN(double n)
    {
        var known = new Dictionary<double, int> { { double.NaN, 1 }, { -0.0, 3 }, { 0.0 / 0.0, 4 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int Zeros(double n)
    {
        var known = new Dictionary<double, int> { { 0.0, 1 }, { -0.0, 3 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int Decimals(decimal n)
    {
        var known = new Dictionary<decimal, int> { { 1.0m, 1 }, { 1.00m, 3 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int Added(string n)
    {
        var known = new Dictionary<string, string>();
        known.Add("x", "1");
        known["y"] = "2";
        known.Add("y", "3");
        return known.Count + n.Length;
    }

    static int Objects(object n)
    {
        var known = new Dictionary<object, int> { { 1, 1 }, { 1L, 2 }, { 'a', 3 }, { "a", 4 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int Null(string n)
    {
        var known = new Dictionary<string, int> { { null!, 1 }, { "b", 2 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static int Fine(string n)
    {
        var known = new Dictionary<string, int>(8) { { "a", 1 }, { "b", 2 } };
        return known.TryGetValue(n, out var value) ? value : -1;
    }

    static bool Long(string n) => new Regex(@"^(a+)+$", RegexOptions.NonBacktracking | RegexOptions.RightToLeft).IsMatch(n);

    static bool Ecma(string n) => new Regex("a", RegexOptions.ECMAScript | RegexOptions.Singleline).IsMatch(n);

    static bool Valid(string n) => new Regex("^[a-c]+$").IsMatch(n);

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            foreach (var run in new Func<object>[]
            {
                () => Negative(1), () => NegativeList(1), () => Huge(1), () => Twice("a"), () => TwiceByCase("a"), () => TwiceByCulture("a"), () => TwiceNaN(0),
                () => Zeros(0), () => Decimals(1), () => Added("a"), () => Objects(1), () => Null("b"), () => Fine("b"), () => Long("aa"), () => Ecma("b"), () => Valid("ab"),
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }
        }

        Console.WriteLine();
    }
}
