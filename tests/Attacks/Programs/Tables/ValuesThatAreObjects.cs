// fixes: ALLOC606
// The values are objects with an identity, delegates and arrays that callers change.
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<char, Func<int, int>> s_steps = new() { ['+'] = x => x + 1, ['-'] = x => x - 1 };
    private static readonly Dictionary<char, int[]> s_counts = new() { ['a'] = new int[1], ['b'] = new[] { 5 } };

    static int Run(string text)
    {
        var number = 0;
        foreach (var c in text)
        {
            if (s_steps.TryGetValue(c, out var step))
                number = step(number);
            else if (s_counts.ContainsKey(c))
                number += s_counts[c][0]++;
            else
                number = s_counts['z'][0];
        }

        return number;
    }

    static void Main()
    {
        Console.WriteLine(Run("++a-a+bab") + " " + Run("ab") + " " + ReferenceEquals(s_counts['a'], s_counts['a']));
        try
        {
            Run("x");
        }
        catch (KeyNotFoundException)
        {
            Console.WriteLine("none");
        }
    }
}
