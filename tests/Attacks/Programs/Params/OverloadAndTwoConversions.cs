// fixes: ALLOC102
// The argument converts to the array and to the item.
using System;

public readonly struct Name(string text)
{
    public static implicit operator string(Name name) => name.ToString();
    public static implicit operator string[](Name name) => [name.ToString(), "!"];
    public override string ToString() => text;
}

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
        string text = new Name("t");
        for (var i = 0; i < 3; i++)
            Console.WriteLine(bag.Add("a" + i) + bag.Drop(text));
        Console.WriteLine(bag.Add(new Name("abc")));
    }
}
