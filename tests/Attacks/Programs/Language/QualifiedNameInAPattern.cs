// fixes: ALLOC401
// Options ask for 'this.', which the name of a pattern cannot have.
// options: dotnet_style_qualification_for_property = true
// options: dotnet_style_qualification_for_field = true
// options: dotnet_style_qualification_for_method = true
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Item { public Item? Next { get; set; } public int Size { get; set; } public int Count; }

sealed class Store
{
    private readonly List<Item> items = new();
    private int Seen { get; set; }

    public void Add(int size, Item? next) => this.items.Add(new Item { Size = size, Next = next });

    private void Each(Action<Item> act)
    {
        foreach (var item in this.items)
        {
            if (item is { Next.Size: > 1, Size: < 100 })
            {
                this.Seen++;
                act(item);
            }
        }
    }

    public int Sum(int factor)
    {
        var box = new int[1];
        this.Each(item => box[0] += item.Size * factor);
        return box[0] + this.Seen;
    }
}

static class Program
{
    static void Main()
    {
        var store = new Store();
        Item? last = null;
        for (var i = 0; i < 4; i++)
        {
            store.Add(i, last);
            last = new Item { Size = i };
            Console.WriteLine(store.Sum(i));
        }
    }
}
