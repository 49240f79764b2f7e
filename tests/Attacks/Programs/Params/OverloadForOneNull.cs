// fixes: ALLOC102
// A null is an array today: with an overload for one text, the call would be ambiguous.
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
        {
            Console.WriteLine(bag.Add("a" + i));
            Console.WriteLine(bag.Drop("b" + i));
        }

        try
        {
            Console.WriteLine(bag.Add(null));
        }
        catch (NullReferenceException)
        {
            Console.WriteLine("null");
        }

        try
        {
            Console.WriteLine(bag.Add(default));
        }
        catch (NullReferenceException)
        {
            Console.WriteLine("default");
        }
    }
}
