// fixes: ALLOC102
// A second method of the name makes the look-up by name ambiguous.
using System;

public sealed class Bag
{
    private int _count;

    public int Add(params string[] items)
    {
        foreach (var item in items)
            _count += item.Length;
        return _count;
    }

    public int Drop(params string[] keys)
    {
        foreach (var key in keys)
            _count -= key.Length;
        return _count;
    }
}

static class Program
{
    static void Main()
    {
        var bag = new Bag();
        for (var i = 0; i < 3; i++)
            Console.WriteLine(bag.Add("a" + i) + bag.Drop("bb"));
        Console.WriteLine(typeof(Bag).GetMethod(nameof(Bag.Add))!.Invoke(bag, new object[] { new[] { "x", "y" } }));
    }
}
