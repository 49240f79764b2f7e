// silent: ALLOC103
// The overload for one item makes the collection: to call it from there would never end.
using System;
using System.Collections.Generic;

sealed class Names
{
    private readonly List<string> _names = new();

    public void Remove(IEnumerable<string> names) => Forward(names);

    public void Remove(string name)
    {
        for (var i = 0; i < 2; i++)
            Again(name);
    }

    private void Again(string name) => Remove(new[] { name });

    private void Forward(IEnumerable<string> names)
    {
        foreach (var name in names)
            _names.Add(name);
    }

    public override string ToString() => string.Join(",", _names);
}

static class Program
{
    static void Main()
    {
        var names = new Names();
        names.Remove("a");
        names.Remove(new[] { "b", "c" });
        Console.WriteLine(names);
    }
}
