// refuses: ALLOC404
// The value of a TryAdd is made of a property that is abstract, or of an interface: what implements it may do more than give what it stores.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Item
{
    public Item(string name) => Name = name;

    public string Name { get; }
}

abstract class Table
{
    private readonly Dictionary<string, Item> _items = new();

    protected abstract string Next { get; }

    public string Add(string key)
    {
        _items.TryAdd(key, new Item(Next));
        return _items[key].Name;
    }
}

sealed class Counting : Table
{
    private int _count;

    protected override string Next => "item" + ++_count;
}

interface IAdding
{
    Dictionary<string, Item> Items { get; }

    string Next { get; }

    string Add(string key)
    {
        var items = Items;
        items.TryAdd(key, new Item(Next));
        return items[key].Name;
    }
}

sealed class Adding : IAdding
{
    private int _count;

    public Dictionary<string, Item> Items { get; } = new();

    public string Next => "item" + ++_count;
}

static class Program
{
    static void Main()
    {
        var table = new Counting();
        IAdding adding = new Adding();
        foreach (var key in new[] { "a", "a", "b" })
            Console.WriteLine(table.Add(key) + " " + adding.Add(key));
    }
}
