// silent: ALLOC204
// A nullable without a value is null behind an interface.
using System;

static class Program
{
    static string Text(int? number)
    {
        IFormattable text = number;
        return text == null ? "null" : text.ToString("x", null);
    }

    static int Compare(int? number)
    {
        IComparable value = number;
        try { return value.CompareTo(5); }
        catch (NullReferenceException) { return -99; }
    }

    static void Main() { Console.WriteLine(Text(null) + Text(255) + Compare(null) + Compare(7)); }
}
