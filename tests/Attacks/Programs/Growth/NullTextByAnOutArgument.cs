// fixes: ALLOC303
// The text that grows may be null after an out argument with '!'.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    private static readonly Dictionary<int, string> Names = new() { [1] = "bb", [3] = "dddd" };

    static string A(int[] items)
    {
        string text = "";
        foreach (var item in items)
            text += item + ",";
        Names.TryGetValue(items.Length, out text!);
        return text + "!";
    }

    static string B(int[] items, string? text)
    {
        text ??= "";
        Names.TryGetValue(items.Length, out text!);
        foreach (var item in items)
            text += item + ",";
        return text is null ? "null" : text + "!";
    }

    static string C(int[] items, int n)
    {
        var text = "a";
        Names.TryGetValue(n, out text!);
        for (var i = 0; i < items.Length; i++)
            text += items[i];
        return text is null ? "null" : "<" + text + ">";
    }

    static void Main()
    {
        for (var i = 0; i < 4; i++)
        {
            int[] items = new int[i];
            Console.WriteLine(A(items) + " " + B(items, null) + " " + C(items, 9) + C(items, 1));
        }
    }
}
