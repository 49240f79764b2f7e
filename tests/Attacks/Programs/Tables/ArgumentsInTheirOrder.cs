// fixes: ALLOC606
// The arguments of a lookup have effects, are named, and write variables that are read again.
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<char, int> s_sizes = new() { ['a'] = 1, ['b'] = 2 };
    private static int s_at;

    static char Next(string text)
    {
        Console.Write(s_at + " ");
        return text[s_at++];
    }

    static int Ask(string text, int[] found)
    {
        var old = 9;
        if (s_sizes.TryGetValue(value: out found[s_at], key: Next(text)))
            old = s_sizes[Next(text)];
        return s_sizes.TryGetValue(Next(text), out old) ? old : -old;
    }

    static void Main()
    {
        foreach (var text in new[] { "abx", "xa", "aab", "ax", "" })
        {
            s_at = 0;
            var found = new int[4];
            try
            {
                Console.Write(Ask(text, found) + ":");
            }
            catch (Exception e)
            {
                Console.Write(e.GetType().Name + ":");
            }

            Console.WriteLine(string.Join(",", found));
        }
    }
}
