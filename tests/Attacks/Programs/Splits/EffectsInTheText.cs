// fixes: ALLOC302
// The text comes from a call with effects, once per loop, and a name that the rewrite would take is in the body.
using System;

static class Program
{
    static int _calls;

    static string Read() { Console.Write("read" + ++_calls + " "); return "a,bb,c"; }

    static void Main() => Run();

    static void Run()
    {
        var text = 4;
        foreach (var part in Read().Split(',')) Console.Write(part.Length + " ");
        foreach (var part in (Read() + "," + text).Split(',')) Console.Write(part.Length + text + " ");
        foreach (var part in (text > 3 ? Read() : "").Split(',')) Console.Write(part.Length + " ");
        Console.WriteLine();
    }
}
