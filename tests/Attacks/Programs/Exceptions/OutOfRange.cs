// fixes: ALLOC301
#nullable enable
using System;

// Positions and lengths outside of the text, of the array and of its copy.
static class Program
{
    static string Run(Func<object> act)
    {
        try
        {
            return "" + act();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int From(string text, int start) => int.Parse(text.Substring(start).Trim());

    static int Part(string text, int start, int length) => int.Parse(text.Substring(start, length).Trim());

    static int Range(string text, int start, int end) => int.Parse(text[start..end].Trim());

    static int FromEnd(string text, int end) => int.Parse(text[..^end].Trim());

    static bool Removed(string text, int start) => text.Remove(start).Trim() == "1";

    static char At(string text, int index) => text.TrimStart()[index];

    static string Copied(byte[] bytes, int start, int count)
    {
        var copy = new byte[count];
        Array.Copy(bytes, start, copy, 0, count);
        return System.Text.Encoding.ASCII.GetString(copy);
    }

    static void Main()
    {
        int[] numbers = [-1, 0, 1, 2, 3, 4, int.MaxValue, int.MinValue];
        byte[] bytes = [65, 66, 67];
        foreach (var a in numbers)
        {
            Console.WriteLine(a + " " + Run(() => From("123", a)) + " " + Run(() => FromEnd(" 12", a)) + " " + Run(() => Removed("1 2", a)) + " " + Run(() => At("  ab", a)));
            foreach (var b in numbers)
                Console.WriteLine("  " + b + " " + Run(() => Part("1 2", a, b)) + " " + Run(() => Range("1 2", a, b)) + " " + (b < 10 ? Run(() => Copied(bytes, a, b)) : ""));
        }
    }
}
