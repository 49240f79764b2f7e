// refuses: ALLOC505
// A set is given items that are variables, which the comparer or the hash of an item before them writes: the array had read them before.
using System;
using System.Collections.Generic;
using System.Linq;

readonly struct Key(int number) : IEquatable<Key>
{
    public static Key Last = new(1);
    public int Number => number;
    public bool Equals(Key other) => number == other.Number;
    public override bool Equals(object other) => other is Key key && Equals(key);
    public override int GetHashCode()
    {
        Last = new Key(number + 100);
        return number;
    }
}

static class Program
{
    static string ByHash(Key key)
    {
        var set = new HashSet<Key>(new[] { key, Key.Last, Key.Last });
        return string.Join(",", set.Select(static found => found.Number).Order());
    }

    static string ByComparer(int n)
    {
        var comparer = EqualityComparer<int>.Create(static (a, b) => a == b, x =>
        {
            n += 5;
            return x;
        });
        return string.Join(",", new HashSet<int>(new[] { n, n, n + 1 }, comparer).Order());
    }

    static void Main()
    {
        Console.WriteLine(ByHash(new Key(7)));
        Console.WriteLine(ByComparer(1));
    }
}
