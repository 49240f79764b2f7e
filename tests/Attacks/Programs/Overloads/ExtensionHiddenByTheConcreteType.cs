// refuses: ALLOC601
// The collection behind an interface has a method of its own that would hide an extension, also where the extension's own parameter gets the type.
#nullable enable
using System;
using System.Collections.Generic;

static class Extensions
{
    public static void ForEach(this IEnumerable<int> items, Action<int> act)
    {
        foreach (var item in items)
            act(item + 100);
    }
}

sealed class Numbers
{
    private readonly IEnumerable<int> _all = new List<int> { 1, 2 };

    public string Text(int times)
    {
        var text = "";
        for (var i = 0; i < times; i++)
            _all.ForEach(item => text += item + ";");
        return text;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Numbers().Text(2));
}
