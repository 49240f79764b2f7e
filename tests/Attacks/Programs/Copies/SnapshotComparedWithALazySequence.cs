// refuses: ALLOC505
// A list is copied because the sequence that it is compared with takes elements out of it.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Names
{
    private readonly List<string> _names = ["a", "b", "c"];

    public bool Equal(IEnumerable<string> others) => _names.ToArray().SequenceEqual(others);

    public bool EqualTo(IEnumerable<string> others) => others.SequenceEqual(_names.ToList());

    public IEnumerable<string> Taken()
    {
        while (_names.Count > 0)
        {
            var name = _names[0];
            _names.RemoveAt(0);
            yield return name;
        }
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var names = new Names();
            try { Console.WriteLine(names.Equal(names.Taken())); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
            names = new Names();
            try { Console.WriteLine(names.EqualTo(names.Taken())); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        }
    }
}
