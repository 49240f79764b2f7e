// fixes: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;

// Two things are wrong in one statement; the first one counts.
static class Program
{
    sealed class First : Exception;

    sealed class Second : Exception;

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

    static T Throw<T>(Exception exception) => throw exception;

    static int Style(string text, int start) => int.Parse(text.Substring(start).Trim(), Throw<NumberStyles>(new Second()));

    static bool Other(string text, int start) => text.Substring(start).Trim() == Throw<string>(new Second());

    static bool Both(int start) => Throw<string>(new First()).Substring(start).Trim() == Throw<string>(new Second());

    static int Index(int[] into, int index, string text) => into[index] = int.Parse(text.Substring(2).Trim());

    static int Stored(Dictionary<string, int> into, string key, string text) => into[key] = int.Parse(text.Replace("_", "").Trim()) / (text.Length - 3);

    static void Main()
    {
        foreach (var start in new[] { 0, 9, -1 })
            Console.WriteLine(Run(() => Style("1", start)) + " " + Run(() => Other("1", start)) + " " + Run(() => Both(start)));
        foreach (var text in new[] { "xx1", "xx", "x", "xxy" })
        {
            var pairs = new Dictionary<string, int>();
            Console.WriteLine(Run(() => Index([], 1, text)) + " " + Run(() => Index([0], 0, text)) + " " + Run(() => Stored(pairs, "a", text)) + " " + Run(() => Stored(pairs, null!, text)) + " " + pairs.Count);
        }
    }
}
