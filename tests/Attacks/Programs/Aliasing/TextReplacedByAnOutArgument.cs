// silent: ALLOC104
// Variables change in the loop by out and ref arguments with '!'.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<int, string> Names = new() { [0] = "one", [2] = "two" };

    static void A(int[] keys)
    {
        string name = "none";
        foreach (var key in keys)
        {
            Console.WriteLine("<" + name + ">");
            if (key != 1)
                Names.TryGetValue(key, out name!);
        }
    }

    static void B(int[] keys)
    {
        string name = "none";
        foreach (var key in keys)
        {
            var shown = name.PadLeft(8);
            Console.WriteLine(shown);
            Names.TryGetValue(key, out name!);
        }
    }

    static void C(int[] keys, string text)
    {
        foreach (var key in keys)
        {
            var parts = new[] { text, "-" };
            Console.WriteLine(string.Concat(parts));
            Next(ref text!);
        }
    }

    static void D(int[] keys, int length)
    {
        var n = length;
        foreach (var key in keys)
        {
            var counts = new int[n];
            counts[0] = key;
            Console.WriteLine(counts.Length + counts[0]);
            Grow(ref n!);
        }
    }

    static void Grow(ref int n) => n++;

    static void Next(ref string text) => text += "!";

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            A([0, 1, 2, 0]);
            B([0, 2, 0]);
            C([0, 1, 2, 0], "text");
            D([0, 1, 2, 0], 3);
        }
    }
}
