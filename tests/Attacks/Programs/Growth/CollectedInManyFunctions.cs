// fixes: ALLOC608
// Arrays that grow in asynchronous methods, iterators, sections, twice in one method, beside each other and below directives.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading.Tasks;
using System.Runtime.CompilerServices;
#nullable enable
static class Program
{
    static async Task<string> Awaited(int n)
    {
        string?[] all = [];
        for (var i = 0; i < n; i++)
        {
            if (i % 2 == 0) await Task.Yield();
            all = [.. all, i == 3 ? null : await Task.FromResult(i.ToString())];
        }
        return string.Join(",", all);
    }
    static IEnumerable<int> Yielded(int n)
    {
        var all = new int[0];
        for (var i = 0; i < n; i++)
        {
            all = all.Append(i).ToArray();
            yield return all.Length;
        }
        foreach (var x in all) yield return x * 10;
    }
    static T[] Generic<T>(IEnumerable<T> source, Predicate<T> test) where T : notnull
    {
        var all = Array.Empty<T>();
        foreach (var x in source)
            if (test(x)) all = all.Append(x).ToArray();
        return all;
    }
    static string InSwitch(int kind, int[] source)
    {
        switch (kind)
        {
            case 1:
                var all = new int[0];
                foreach (var x in source) all = all.Append(x).ToArray();
                return string.Join(",", all);
            case 2:
                all = new int[0];
                foreach (var x in source) { all = all.Append(x * 2).ToArray(); if (x == 2) break; }
                return string.Join(",", all);
            default: return "";
        }
    }
    static string Twice(int[] source, bool again)
    {
        var all = new int[0];
        foreach (var x in source) all = all.Append(x).ToArray();
        if (again)
        {
            all = new int[0];
            foreach (var x in source) all = all.Append(-x).ToArray();
        }
        all = [];
        foreach (var x in source) all = all.Append(x + 9).ToArray();
        return string.Join(",", all);
    }
    static string Siblings(int[] source)
    {
        var text = "";
        { var all = new int[0]; foreach (var x in source) all = all.Append(x).ToArray(); text += all.Length; }
        { var all = new long[0]; foreach (var x in source) all = all.Append(x).ToArray(); text += all.Sum(); }
        foreach (var y in source)
        {
            var all = new int[0]; foreach (var x in source) all = all.Append(x * y).ToArray();
            text += all.Sum();
        }
        return text;
    }
    static string Pair(int[] source)
    {
        int[] a = [], b = [];
        foreach (var x in source)
        {
            if (x > a.Length) a = [.. a, x]; else b = [.. b, x, ];
            if (a.Length > b.Length) b = b.Append(a.Length).ToArray();
        }
        return string.Join(",", a) + "/" + string.Join(",", b);
    }
    static string Text(int value, [CallerArgumentExpression(nameof(value))] string text = "") => text + value;
    static string CallerText(int[] source)
    {
        var all = new int[0];
        var said = "";
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            said += Text(all.Length);
        }
        return said;
    }
    static int Parameters(int[] all, int[] source)
    {
        all = [];
        do { all = all.Append(source.Length).ToArray(); } while (all.Length < 3);
        return all.Sum();
    }
    static string Directives(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
        {
#if NEVER
            all = all.Append(1).ToArray();
#endif
            all = all.Append(x).ToArray(); // one more
        }
        return string.Join(",", all);
    }
    static ImmutableArray<string> Frozen(int[] source)
    {
        ImmutableArray<string> all = [];
        foreach (var x in source)
        {
            try { all = all.Add((10 / x).ToString()); }
            catch (DivideByZeroException) { if (all.Length > 0) all = all.Add("?"); }
        }
        return all;
    }
    static string FirstOf(int[] source)
    {
        var all = new int[0];
        foreach (var x in source)
        {
            Array.Resize(ref all, all.Length + 1);
            // The new one:
            all[all.Length - 1] = x switch { 0 => throw new FormatException(), var y => y };
        }
        return string.Join(",", all);
    }
    static void Main()
    {
        int[] source = [1, 2, 3];
        Console.WriteLine(Awaited(5).Result + string.Join(",", Yielded(3)) + string.Join(",", Generic("abc", c => c > 'a')) + InSwitch(1, source)
            + InSwitch(2, source));
        Console.WriteLine(Twice(source, true) + Twice(source, false) + Siblings(source) + Pair(source) + CallerText(source)
            + Parameters(source, source) + Directives(source));
        Console.WriteLine(string.Join(",", Frozen([0, 1, 2, 0])) + FirstOf(source) + (Frozen([]) == ImmutableArray<string>.Empty));
        try { FirstOf([1, 0]); } catch (FormatException) { Console.WriteLine("format"); }
    }
}
