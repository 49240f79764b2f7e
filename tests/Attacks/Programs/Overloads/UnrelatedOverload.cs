// silent: ALLOC103
// An overload with one text is not "the item" of the one with many.
using System;
using System.Collections.Generic;

sealed class Writer
{
    private readonly Stack<string[]> _prefixes = new();

    public void PushIndent(string[] linePrefixes) => _prefixes.Push(linePrefixes);

    public void PushIndent(string indent) => _prefixes.Push(new[] { "", indent + indent });

    internal void Empty(string name, string[] expectations)
    {
        foreach (var expectation in expectations)
            Console.WriteLine(name + " expects " + expectation);
    }

    internal void Empty(string name, string errorMessage) => Console.WriteLine(name + " fails: " + errorMessage);

    public void Print()
    {
        foreach (var prefixes in _prefixes)
            Console.WriteLine(string.Join("|", prefixes));
    }
}

static class Program
{
    static void Main()
    {
        var writer = new Writer();
        foreach (var indent in new List<string> { "-", "+" })
        {
            writer.PushIndent(new[] { indent });
            writer.Empty("list", new[] { indent });
        }

        writer.Print();
    }
}
