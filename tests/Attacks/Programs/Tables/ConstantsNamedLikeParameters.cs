// fixes: ALLOC606
// Constants that are named like the parameters of the new methods.
using System;
using System.Collections.Generic;

static class Program
{
    private const int key = 7;
    private static readonly Dictionary<char, int> s_sizes = new() { ['a'] = key, ['b'] = 2 };
    static int Sum(string text)
    {
        var n = 0;
        foreach (var c in text)
            n += s_sizes.TryGetValue(c, out var size) ? size : 0;
        return n;
    }
    private const char value = 'v';
    private static readonly HashSet<char> s_known = new() { value, 'a' };
    private static readonly Dictionary<char, int> s_weights = new() { [value] = key, ['b'] = 2 };
    static int Weigh(string text)
    {
        var n = 0;
        foreach (var c in text)
            n += s_known.Contains(c) ? 100 : s_weights[c];
        return n;
    }

    static void Main() => Console.WriteLine(Sum("ab") + " " + Weigh("vab"));
}
