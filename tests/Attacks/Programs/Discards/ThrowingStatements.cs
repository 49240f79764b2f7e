// refuses: ALLOC105
// Results that are not used, of calls that throw.
using System;

static class Program
{
    static void Try(Action action)
    {
        try { action(); Console.Write("ok "); }
        catch (Exception exception) { Console.Write(exception.GetType().Name + " "); }
    }

    static void Null(string text) { text.Trim(); }
    static void Range(string text, int n) { text.Substring(n); }
    static void Pad(int n) { "a".PadLeft(n); }
    static void Remove(string text) { text.Remove(9); }
    static void Replace(string text) { text.Replace("", "x"); }
    static void Format(string text) { string.Format(text, 1); }
    static void Insert(string text) { text.Insert(1, null); }

    static void Main() => Run();

    static void Run()
    {
        Try(() => Null(null));
        Try(() => Range("abc", 4));
        Try(() => Pad(-1));
        Try(() => Remove("abc"));
        Try(() => Replace("abc"));
        Try(() => Format("{1}"));
        Try(() => Insert("abc"));
        Console.WriteLine();
    }
}
