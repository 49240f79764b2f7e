// fixes: ALLOC103
// The body of a loop becomes an overload, which has the name of the method.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Program
{
    static void Log(string text, [CallerMemberName] string name = null) => Console.WriteLine(name + ": " + text);

    private static void Walk(IEnumerable<string> names)
    {
        foreach (var name in names)
            Log(name);
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Walk(new[] { "a" });
        Walk(new[] { "b", "c" });
    }
}
