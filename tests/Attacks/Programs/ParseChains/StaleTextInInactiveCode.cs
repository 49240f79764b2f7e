// refuses: ALLOC301, ALLOC303
// Code for another configuration reads the variables that a span or a builder would stand for.
#nullable enable
using System;

static class Program
{
    static int Number(string text)
    {
        text = text.Trim();
#if TRACE_PARSER
        Console.WriteLine("[" + text + "]");
#endif
        return int.Parse(text);
    }

    static string Join(string[] names)
    {
        var all = "";
        foreach (var name in names)
        {
            all += name + ";";
#if TRACE_PARSER
            Console.WriteLine(all);
#endif
        }

        return all;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Number(" 1 "));
            Console.WriteLine(Join(new[] { "a", "b" }));
        }
    }
}
