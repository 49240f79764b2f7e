// silent: ALLOC104
// What a text is joined of is a parameter by reference, or one of the primary constructor, which a call in the loop changes.
#nullable enable
using System;

sealed class Finder(string suffix)
{
    private string _prefix = "a";

    public string Suffix => suffix;

    private void Next(string name)
    {
        _prefix = name;
        suffix = name + name;
    }

    private int Count(in string prefix, string[] names)
    {
        var count = 0;
        foreach (var name in names)
        {
            if (name == prefix + ":")
                count++;
            Next("b");
        }

        return count;
    }

    private int CountReadOnly(ref readonly string prefix, string[] names)
    {
        var count = 0;
        foreach (var name in names)
        {
            if (name == prefix + ":")
                count++;
            Next("c");
        }

        return count;
    }

    private int CountSuffix(string[] names)
    {
        var count = 0;
        foreach (var name in names)
        {
            if (name == suffix + ":")
                count++;
            Next("d");
        }

        return count;
    }

    public string Run(string[] names) =>
        Count(in _prefix, names) + " " + CountReadOnly(in _prefix, names) + " " + CountSuffix(names) + " " + suffix;
}

static class Program
{
    static void Main() => Console.WriteLine(new Finder("b").Run(new[] { "b:", "b:", "c:", "dd:", "a:" }));
}
