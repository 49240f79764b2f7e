// fixes: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;

// Arguments with effects are evaluated from left to right, once, and by reference where the call says so.
static class Program
{
    private static readonly List<string> Log = [];

    static T Note<T>(string name, T value)
    {
        Log.Add(name);
        return value;
    }

    static bool Parsed(string text, out int first, ref int count) =>
        int.TryParse(Note("text", text).Trim(Note("trim", '.')), Note("style", NumberStyles.Integer), Note("culture", CultureInfo.InvariantCulture), out first) & count++ > 0;

    static int Changed(string text)
    {
        var length = 0;
        for (var i = 0; i < 2; i++)
            length += int.Parse((text = text + "1").Substring(Note("start", i)).Trim()) + text.Length;
        return length;
    }

    static bool Compared(string text, int[] at) => text.Substring(at[0]++, at[0]++).Trim() == Note("other", "" + at[0]);

    static int Written(string text, int[] into, int index) => into[index++] = int.Parse(text.Substring(index++).Trim()) + index;

    static void Main()
    {
        var count = 0;
        foreach (var text in new[] { ".12.", "x", "3" })
            Console.WriteLine(Parsed(text, out var first, ref count) + " " + first + " " + count);
        Console.WriteLine(Changed("7"));
        int[] at = [0];
        Console.WriteLine(Compared("2 a", at) + " " + at[0]);
        int[] into = [0, 0, 0];
        Console.WriteLine(Written("0 5", into, 0) + " " + string.Join(",", into));
        Console.WriteLine(string.Join(" ", Log));
    }
}
