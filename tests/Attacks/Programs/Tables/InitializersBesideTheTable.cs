// fixes: ALLOC606
// Another static field of the type is initialized with an effect, because the table is read.
using System;
using System.Collections.Generic;

static class Table
{
    private static readonly HashSet<char> s_digits = new() { '0', '1' };
    private static readonly int s_made = Program.Note("made");
    public static int Count(string text)
    {
        var n = 0;
        foreach (var c in text)
            if (s_digits.Contains(c)) n++;
        return n;
    }
}
static class Fails
{
    private static readonly HashSet<char> s_digits = new() { '0', '1' };
    private static readonly int s_made = int.Parse("x");
    public static int Count(string text)
    {
        var n = 0;
        foreach (var c in text)
            if (s_digits.Contains(c)) n++;
        return n;
    }
}
static class Program
{
    public static int Note(string text) { s_seen++; return 1; }
    static int s_seen;
    static void Main()
    {
        Console.WriteLine(Table.Count("0a1") + " " + s_seen);
        try { Console.WriteLine(Fails.Count("0a1")); } catch (Exception e) { Console.WriteLine(e.GetType()); }
    }
}
