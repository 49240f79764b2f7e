// fixes: ALLOC103
// One item in a collection, for a private method that walks through it and calls another method of its name.
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    private static void Add(IEnumerable<string> texts)
    {
        foreach (var text in texts)
            Log.Add(text + "!");
    }

    static void Run(string name, int n)
    {
        for (var i = 0; i < n; i++)
        {
            Add(new[] { name + i });
            Add(new List<string> { name });
        }

        Add(new[] { "a", "b" });
        Add(new string[0]);
    }

    static void Main() { Run("x", 2); Run(null, 1); Console.WriteLine(string.Join(",", Log)); }
}
