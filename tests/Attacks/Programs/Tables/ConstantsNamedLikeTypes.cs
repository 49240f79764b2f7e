// fixes: ALLOC606
// Constants whose names mean types where a pattern is written.
using System;
using System.Collections.Generic;
using Digit = System.Char;

enum Kind { None, Some }
static class Program
{
    private const Kind Kind = global::Kind.Some;
    private const char Digit = '5';
    private const Kind Other = global::Kind.None;
    private static readonly HashSet<char> s_one = new() { Digit, 'x' };
    private static readonly HashSet<Kind> s_two = new() { Kind };
    private static readonly Dictionary<char, int> s_three = new() { [Digit] = 3 };
    private static readonly Dictionary<char, int> s_four = new() { [Digit] = 3, ['b'] = 5 };
    static string Sum(string text)
    {
        var n = "";
        foreach (var c in text)
            n += s_one.Contains(c) + " " + s_two.Contains((Kind)(c - '4')) + s_three.TryGetValue(c, out var three) + three + (c == 'b' ? s_four[c] : 1);
        return n;
    }
    static void Main() => Console.WriteLine(Sum("54x6b"));
}
