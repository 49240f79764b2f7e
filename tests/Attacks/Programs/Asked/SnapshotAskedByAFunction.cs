// refuses: ALLOC505
// A list is copied because the function that looks at its elements removes some of them.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Handlers
{
    private readonly List<string> _names = ["a", "b", "c", "d"];

    public void Remove(string name) => _names.Remove(name);

    public bool Visit(Predicate<string> stop) => _names.ToList().Exists(stop);

    public bool VisitAll(Predicate<string> goOn) => _names.ToList().TrueForAll(goOn);

    public string? Take(Predicate<string> wanted)
    {
        var test = wanted;
        return new List<string>(_names).Find(test);
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var handlers = new Handlers();
            Console.WriteLine(handlers.Visit(name => Once(handlers, name)));
            handlers = new Handlers();
            Console.WriteLine(handlers.VisitAll(name => !Once(handlers, name)));
            handlers = new Handlers();
            Console.WriteLine(handlers.Take(name => Once(handlers, name)));
        }
    }

    static bool Once(Handlers handlers, string name)
    {
        Console.Write(name);
        handlers.Remove(name);
        return false;
    }
}
