// fixes: ALLOC608
// Arrays that grow: empty ones by identity, early exits, failures, reads of the length, two arrays in one loop, and an element that throws.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
static class Program
{
    static readonly string[] s_none = new string[0];
    static int s_calls;
    static string Next(string text) => text.Length == 0 ? throw new FormatException("empty " + s_calls) : text + s_calls++;
    static bool IsNone(string[] found) => ReferenceEquals(found, Array.Empty<string>());
    static string[] Distinct(string text)
    {
        var found = Array.Empty<string>();
        foreach (var c in text)
        {
            if (!found.Contains(c.ToString()))
                found = found.Append(c.ToString()).ToArray();
        }
        return found;
    }
    static string[] Two(string text)
    {
        string[] letters = { };
        var others = new string[0];
        for (var i = 0; i < text.Length; i++)
        {
            if (char.IsLetter(text[i]))
            {
                Array.Resize(ref letters, letters.Length + 1);
                letters[letters.Length - 1] = Next(text.Substring(i));
            }
            else
            {
                others = others.Concat(new[] { text[i] + "" + others.Length }).ToArray();
            }
        }
        return letters.Concat(others).ToArray();
    }
    static int First(string text, int most)
    {
        var seen = new int[0];
        while (seen.Length < most)
        {
            foreach (var c in text)
            {
                seen = seen.Append(c).ToArray();
                if (c == '!')
                    return -seen.Length;
            }
        }
        return seen.Sum();
    }
    static string Failing(string[] parts)
    {
        try
        {
            var all = new string[0];
            foreach (var part in parts)
            {
                try
                {
                    all = all.Append(Next(part)).ToArray();
                }
                catch (FormatException)
                {
                    all = all.Append("?").ToArray();
                }
            }
            foreach (var part in parts)
                all = all.Append(Next(part.Trim())).ToArray();
            return string.Join("|", all);
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }
    static bool Immutable(string text)
    {
        var all = ImmutableArray<char>.Empty;
        foreach (var c in text)
        {
            if (!all.Contains(c) && all.Length < 4)
                all = all.Add(c);
        }
        Console.Write(string.Join("", all) + " ");
        return all == ImmutableArray<char>.Empty;
    }
    static string Nullable(string[] texts)
    {
        string[] all = null;
        all = new string[0];
        foreach (var text in texts)
            all = all.Concat(text?.Split(',')).ToArray();
        return string.Join("/", all);
    }
    static void Main()
    {
        Console.WriteLine(string.Join(",", Distinct("banana")) + IsNone(Distinct("")) + IsNone(Distinct("a")));
        Console.WriteLine(string.Join(",", Two("a1b2")));
        Console.WriteLine(First("abc", 5) + " " + First("a!c", 5) + " " + First("", 0));
        Console.WriteLine(Failing(new[] { "a", "", "b" }) + " " + Failing(new[] { "a", "b" }) + " " + Failing(new string[] { null }));
        Console.WriteLine(Immutable("mississippi"));
        Console.WriteLine(Immutable(""));
        Console.WriteLine(Nullable(new[] { "a,b", "", "c" }));
        try { Nullable(new[] { "a", null }); }
        catch (ArgumentNullException) { Console.WriteLine("null"); }
    }
}
