// fixes: ALLOC602
// Options ask for explicit types, of values that may be null.
// options: csharp_style_var_for_built_in_types = false
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Item { public string? Tag; public int Size; }

static class Program
{
    static string Tags(List<Item> items, int min)
    {
        string text = "";
        foreach (string? tag in items.Where(i => i.Size >= min).Select(i => i.Tag))
            text += tag ?? "-";
        foreach (var tag in items.Where(i => i.Size < min).Select(i => i.Tag))
            text += tag ?? "+";
        return text;
    }

    static void Main()
    {
        List<Item> items = new List<Item> { new() { Size = 1, Tag = "t" }, new() { Size = 2 } };
        for (int i = 0; i < 3; i++)
            Console.WriteLine(Tags(items, i));
    }
}
