// fixes: ALLOC103
// One overload calls the other for each item; effects and exceptions come in the same order.
using System;
using System.Collections.Generic;

sealed class Names
{
    public readonly List<string> All = new();

    public void Add(string[] names)
    {
        if (names == null || names.Length == 0)
            return;
        foreach (var name in names)
            Add(name);
    }

    public void Add(string name) => All.Add(name.Trim());
}

static class Program
{
    static string Next(Names names) => names.All.Count == 3 ? null : " " + names.All.Count;

    static void Main()
    {
        var names = new Names();
        try
        {
            while (true)
                names.Add(new[] { Next(names) });
        }
        catch (NullReferenceException)
        {
            Console.WriteLine(string.Join("|", names.All));
        }
    }
}
