// fixes: ALLOC102
// The loop is left, continued and captured, and its variable has names that the overload may want.
using System;
using System.Collections.Generic;

public sealed class Bag
{
    private readonly List<Func<string>> _later = new();
    private int _count;
    public string key = "field";

    public int Add(params string[] items)
    {
        foreach (var item in items)
        {
            if (item.Length == 0)
                continue;
            if (item == "stop")
                break;
            if (item == "out")
                return -1;
            _later.Add(() => item + key);
            _count += item.Length;
        }

        return _count;
    }

    public IEnumerable<string> Each(params string[] keys)
    {
        foreach (var one in keys)
        {
            if (one == "stop")
                yield break;
            yield return one + key;
        }
    }

    public int Up(params string[] keys)
    {
        var sum = 0;
        foreach (var k in keys)
        {
            sum += k.Length;
            if (k.Length > 1)
                sum += Up(k.Substring(1));
        }

        return sum;
    }

    public void Print()
    {
        foreach (var f in _later)
            Console.Write(f() + ";");
        Console.WriteLine();
    }
}

static class Program
{
    static void Main()
    {
        var bag = new Bag();
        foreach (var text in new[] { "a", "", "stop", "out", "bcd" })
        {
            Console.WriteLine(bag.Add(text));
            Console.WriteLine(bag.Up(text));
            Console.WriteLine(string.Join(",", bag.Each(text)));
        }

        Console.WriteLine(bag.Add("a", "stop", "b") + bag.Add() + bag.Add("x", "y"));
        bag.key = "changed";
        bag.Print();
    }
}
