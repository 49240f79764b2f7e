// refuses: ALLOC101
// language: 12
// What is told apart by its line may not stand on two.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Program
{
    private static readonly HashSet<int> s_lines = new();

    static void Once(string text, [CallerLineNumber] int line = 0)
    {
        if (s_lines.Add(line))
            Console.WriteLine(text);
    }

    static void Tell(params string[] texts)
    {
        foreach (var text in texts)
            Once(text);
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Tell("a" + i);
        Tell("b", "c");
    }
}
