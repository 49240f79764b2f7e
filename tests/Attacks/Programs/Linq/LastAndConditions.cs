// fixes: ALLOC602
// Elements looked at from the end, values that fail where there is none, and conditions of loops and of branches whose parts have effects.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> Trace = new();

    static bool Say(string text, bool value)
    {
        Trace.Add(text);
        return value;
    }

    static void Main()
    {
        for (var n = -2; n < 6; n++)
        {
            var k = n;
            Console.WriteLine(Try(() => Last(new[] { 1, 2, 3, 4 }, k)) + Try(() => Changed(new List<int> { 1, 2, 3, 4 }, k)) + Try(() => Until(k))
                + Try(() => Branch(new[] { 1, 2, 3 }, k)) + Either(new[] { 1, 2 }, k) + Try(() => Nested(new[] { 1, 2, 3 }, new[] { 2, 3 }, k))
                + Try(() => Extremes(new decimal[] { 1.0m, 1.00m, 2 }, k)));
            Console.WriteLine(string.Join(" ", Trace));
            Trace.Clear();
        }
    }

    static string Try(Func<string> value)
    {
        try { return value() + "|"; }
        catch (Exception e) { return e.GetType().Name + e.Message + "|"; }
    }

    static string Last(int[] numbers, int n)
    {
        var last = numbers.LastOrDefault(x => Say("l" + x, x < n));
        var other = numbers.Last(x => Say("o" + x, x == n));
        return last + "," + other;
    }

    static string Changed(List<int> list, int n)
    {
        var last = list.LastOrDefault(x =>
            list.Remove(n) && x == 0);
        return last + "," + list.Count;
    }

    static string Until(int n)
    {
        var list = new List<int> { 1, 2, 3, 4 };
        var s = "";
        while (list.Any(x => Say("u" + x, x > n)))
        {
            list.RemoveAt(0);
            if (list.Count == 2)
                continue;
            s += list.Count;
            if (list.Count == 1)
                break;
        }

        while (Say("g", list.Count > 0) && !list.All(x => x > n)) list.RemoveAt(0);
        return s + list.Count;
    }

    static string Branch(int[] numbers, int n)
    {
        if (Say("a", n > 3))
            return "a";
        else if (numbers.Any(x => Say("b" + x, x == n)))
        {
            // A comment that moves along.
            return @"b
c";
        }
        else if (Say("c", n == 0) || numbers.First(x => x > n) > 1)
            return "c";
        return "d";
    }

    static bool Either(int[] numbers, int n) => Say("e", n == 1) || !numbers.Any(x => Say("f" + x, x == n));

    static string Nested(int[] numbers, int[] others, int n)
    {
        Func<int, bool> has = x => others.Any(y => y == x);
        var count = numbers.Count(x => others.All(y => y != x + n));
        if (n > 0)
            count += numbers.Count(x => x > n);
        else
            count -= numbers.Sum(x => x * n);
        var first = numbers.First(x => has(x) && x > n);
        return count + "," + first;
    }

    static string Extremes(decimal[] prices, int n)
    {
        var least = prices.Where(p => p > n).Min();
        var most = prices.Max(p => p * 1.0m);
        var day = prices.Min(p => new DateTime(2000, 1, 1 + (int)p, 0, 0, 0, p == 2 ? DateTimeKind.Utc : DateTimeKind.Local));
        return least + "," + most + "," + day.Kind;
    }
}
