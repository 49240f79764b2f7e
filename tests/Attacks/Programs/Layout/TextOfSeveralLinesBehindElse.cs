// fixes: ALLOC602
// A block moves to the right, and lines of texts in it, also those that begin with a hole, stay.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Item { public int Size; }

static class Program
{
    static string Report(List<Item> items, int limit, string title)
    {
        var text = "none";
        if (limit < 0)
        {
            text = "negative";
        }
        else if (items.Any(i => i.Size > limit))
        {
            text = $@"{title}
{limit}
{items.Count}";
            text += $"""
                {title}
                  {limit}
                """;
        }

        return text;
    }

    static void Main()
    {
        var items = new List<Item> { new() { Size = 1 }, new() { Size = 2 } };
        for (var i = -1; i < 4; i++)
            Console.WriteLine(Report(items, i, "<" + i + ">").Replace("\n", "|"));
    }
}
