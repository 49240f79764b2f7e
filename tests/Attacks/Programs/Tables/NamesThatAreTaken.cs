// fixes: ALLOC606
// The names of the new methods are taken by a member, a local function and a base class, and the table is named from a nested type.
using System;
using System.Collections.Generic;

class Above
{
    protected static bool IsInDigits(char key) => true;
    protected static int FindInDigits2(char key) => 77;
}

class Parser : Above
{
    private static readonly HashSet<char> s_digits = new() { '0', '1' };
    private static readonly Dictionary<char, int> s_digits2 = new() { ['0'] = 0, ['1'] = 1 };
    private bool TryFindInDigits2 => true;

    public string Parse(string text)
    {
        var seen = IsInDigits('x') + " ";
        foreach (var c in text)
            seen += s_digits.Contains(c) + " " + (s_digits2.TryGetValue(c, out var size) ? size : FindInDigits2(c)) + " " + Inner.Get(c) + TryFindInDigits2;
        return seen;
    }

    private static class Inner
    {
        public static int Get(char c)
        {
            return s_digits2.ContainsKey(c) ? Parser.s_digits2[c] + FindInDigits2(c) : -1;
            int FindInDigits2(char other) => other;
        }
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Parser().Parse("01x"));
}
