// silent: ALLOC606
// Sets of constants that a collection expression makes with a comparer or a capacity: a switch or a frozen set knows no comparer.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Lower : IEqualityComparer<char>
{
    public bool Equals(char x, char y) => char.ToLowerInvariant(x) == char.ToLowerInvariant(y);
    public int GetHashCode(char c) => char.ToLowerInvariant(c);
}

static class Program
{
    private static readonly HashSet<char> s_letters = [with(new Lower()), 'a', 'b', 'c'];
    private static readonly HashSet<string> s_words = [with(StringComparer.OrdinalIgnoreCase), "one", "two", "three"];
    private static readonly HashSet<char> s_roomy = [with(16), 'x', 'y'];
    private static readonly HashSet<char> s_both = [with(4, new Lower()), 'x', 'y'];

    static int Letters(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            if (s_letters.Contains(c))
                sum++;
            if (s_both.Contains(c))
                sum += 100;
        }
        return sum;
    }

    static int Roomy(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            if (s_roomy.Contains(c))
                sum++;
        }
        return sum;
    }

    static int Words(string[] words)
    {
        var sum = 0;
        foreach (var word in words)
        {
            if (s_words.Contains(word))
                sum++;
        }
        return sum;
    }

    static int Local(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            HashSet<char> letters = [with(new Lower()), 'a', 'b'];
            if (letters.Contains(c))
                sum++;
        }
        return sum;
    }

    static void Main() => Console.WriteLine(Letters("aBcXyZ") + " " + Roomy("xYz") + " " + Words(["ONE", "two", "four"]) + " " + Local("aB"));
}
