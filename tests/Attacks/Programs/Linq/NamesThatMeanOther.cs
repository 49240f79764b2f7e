// fixes: ALLOC602
// Lambdas whose parameters have the names of fields, locals and other parameters, nested lambdas, patterns, and members of the same name.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Item { public int x; public string? Name; public Item? item; }

sealed class Program
{
    int x = 100;
    int item = 7;
    int found = 3;

    static void Main()
    {
        var items = new[] { new Item { x = 1, Name = "a" }, new Item { x = 7, Name = "x" }, new Item { x = 9, item = new Item { x = 4 } } };
        var program = new Program();
        foreach (var k in new[] { 0, 1, 7, 9, 50 })
            Console.WriteLine(program.Fields(items, k) + " " + program.Nested(items, k) + " " + program.Patterns(items, k) + " " + program.Same(items, k));
    }

    int Fields(Item[] items, int k)
    {
        var sum = 0;
        foreach (var x in items.Where(item => item.x >= k).Select(item => item.x + this.item))
            sum += x + this.x + item;
        if (items.Any(x => x.x == k))
            sum += found + x;
        foreach (var name in items.Where(x => x.x > k).Select(y => y.Name))
            sum += (name ?? "none").Length + x;
        return sum;
    }

    int Nested(Item[] items, int k)
    {
        var fs = new List<Func<int>>();
        foreach (var i in items.Where(i => i.x > k))
            fs.Add(() => i.x);
        var n = items.Count(a => items.Any(b => b.x == a.x - k));
        return fs.Sum(f => f()) + n;
    }

    string Patterns(Item[] items, int k)
    {
        if (items.Any(i => i.item is { x: var inner } && inner > k))
            return "inner " + x;
        var first = items.FirstOrDefault(i => i.Name is { Length: > 0 } && i.x > k);
        return first?.Name + "/" + (first == null);
    }

    bool Same(Item[] items, int k)
    {
        var count = items.Count(i => i.x > k);
        var has = items.Any(i => i.x == count);
        { var i = 5; count += i; }
        return has && items.All(i => i.x < count);
    }
}
