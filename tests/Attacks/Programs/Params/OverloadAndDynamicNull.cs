// fixes: ALLOC102
// The runtime's binder chooses among the methods of the name.
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
        foreach (var value in new object[] { "s", new[] { "t", "u" }, null })
        {
            try
            {
                Console.WriteLine(bag.Add((dynamic)value));
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }
    }
}
