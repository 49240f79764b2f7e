// refuses: ALLOC606
// A method of the program freezes tables in another way.
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;

static class Freezing
{
    public static FrozenDictionary<TKey, TValue> ToFrozenDictionary<TKey, TValue>(this Dictionary<TKey, TValue> table)
    {
        Console.Write("own ");
        return FrozenDictionary.ToFrozenDictionary(table.Skip(1));
    }
}

static class Program
{
    private static readonly Dictionary<char, int[]> s_counts = new() { ['a'] = new int[1], ['b'] = new[] { 5 } };

    static int Run(string text)
    {
        var number = 0;
        foreach (var c in text)
        {
            if (s_counts.TryGetValue(c, out var count))
                number += count[0] + 1;
        }

        return number;
    }

    static void Main() => Console.WriteLine(Run("abc"));
}
