// fixes: ALLOC401
// A struct that the lambda changes stays captured; one that it only reads becomes a copy.
using System;
using System.Collections.Concurrent;

struct Counter
{
    public int Count;
    public int Next() => ++Count;
    public readonly int Look() => Count;
}

static class Program
{
    static string Run(string key)
    {
        var known = new ConcurrentDictionary<string, int>();
        var counter = new Counter { Count = 3 };
        var all = "";
        all += known.GetOrAdd(key, k => counter.Next() + k.Length);
        all += counter.Count;
        all += known.GetOrAdd(key + "a", k => { counter.Count += 5; return counter.Count; });
        all += counter.Count;
        var other = new Counter { Count = 8 };
        all += known.GetOrAdd(key + "b", k => other.Look() + other.Count + k.Length);
        other.Next();
        all += known.GetOrAdd(key + "c", k => other.Look() + other.Count + k.Length);
        return all + other.Count;
    }

    static void Main()
    {
        Console.WriteLine(Run("a"));
        Console.WriteLine(Run("bcd"));
    }
}
