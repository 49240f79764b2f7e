// fixes: ALLOC602
// Lists that a body or a condition changes: a foreach notices it before and after; an operator that gives a value does not, and is left alone.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Store
{
    readonly List<int> _items = new() { 1, 2, 3 };

    public int Copy(int least)
    {
        var seen = 0;
        try
        {
            foreach (var item in _items.Where(n => n > least))
            {
                seen += item;
                if (item == 2)
                    _items.Add(7);
            }
        }
        catch (InvalidOperationException)
        {
            seen = -seen;
        }

        return seen;
    }

    public bool Grows(int least) => _items.Any(n => Grow(n) > least);

    public int Read(int least) => _items.Count(n => n > least && n.ToString().Length > 0);

    int Grow(int n)
    {
        if (_items.Count < 9)
            _items.Add(n + 1);
        return n;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var least in new[] { 0, 1, 2, 99 })
        {
            var store = new Store();
            Console.WriteLine(store.Copy(least) + " " + store.Read(least));
            try
            {
                Console.WriteLine(store.Grows(least) + " " + store.Read(least));
            }
            catch (InvalidOperationException)
            {
                Console.WriteLine("changed");
            }
        }
    }
}
