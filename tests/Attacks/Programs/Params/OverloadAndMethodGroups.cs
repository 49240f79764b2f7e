// fixes: ALLOC102
// The name is converted to delegates: the type of the delegate, or the only method of the name, decides.
using System;
using System.Linq;

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
    static int Run(Func<string[], int> call) => call(new[] { "p", "q" });
    static int Run(Func<string, int> call) => call("one");
    static int Take(Delegate d) => d.Method.GetParameters().Length;

    static void Main()
    {
        var bag = new Bag();
        for (var i = 0; i < 3; i++)
            Console.WriteLine(bag.Add("a" + i) + bag.Drop("bb"));
        var add = bag.Add;
        Console.WriteLine(add(new[] { "xyz" }));
        Console.WriteLine(Run(bag.Add));
        Console.WriteLine(Take(bag.Add));
        Console.WriteLine(new[] { new[] { "1" }, new[] { "2", "3" } }.Select(bag.Add).Sum());
    }
}
