// refuses: ALLOC302
// The text that is split is replaced by an out argument with '!'.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<string, string> Lines = new() { ["b"] = "x,y,z", ["c"] = "d" };

    static int A(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            if (part.Length == 1)
                sum += part[0];
            else
                sum += part.Length;
            if (sum > 100)
                Lines.TryGetValue("c", out text!);
        }

        return sum + text.Length;
    }

    static int B(string text)
    {
        var parts = text.Split(',');
        Lines.TryGetValue("b", out text!);
        return int.Parse(parts[0]) + int.Parse(parts[1]) + text.Length;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(A("a,b,ccc," + i));
            Console.WriteLine(B("1,2,3" + i));
        }
    }
}
