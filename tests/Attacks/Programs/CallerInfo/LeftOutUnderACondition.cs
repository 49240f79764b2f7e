// silent: ALLOC102, ALLOC103
// Calls of a conditional method are left out where its symbol is not defined; the loop's own call must not be.
using System;
using System.Collections.Generic;
using System.Diagnostics;

public static class Program
{
    [Conditional("NEVER_DEFINED")]
    internal static void Trace(IEnumerable<string> texts)
    {
        foreach (var text in texts)
            Console.WriteLine("trace " + text);
    }

    public static void Main()
    {
        for (var i = 0; i < 2; i++)
            Trace(new[] { "a" });
        Action<IEnumerable<string>> direct = Direct;
        direct(new[] { "b" });
    }

    private static void Direct(IEnumerable<string> texts)
    {
        foreach (var text in texts)
            Console.WriteLine(text);
    }
}
