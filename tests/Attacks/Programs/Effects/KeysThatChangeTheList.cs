// refuses: ALLOC601
// The keys of a new set change the list that the loop goes through.
using System;
using System.Collections.Generic;

sealed class Key(int n)
{
    public override int GetHashCode()
    {
        Program.Grow();
        return n;
    }
}

public static class Program
{
    private static readonly List<int> Own = new() { 1, 2, 3 };

    public static IReadOnlyList<int> Items { get; private set; } = Own;

    public static void Grow()
    {
        if (Own.Count < 20)
            Own.Add(Own.Count);
    }

    static int Hash(Key[] keys)
    {
        var hash = 17;
        foreach (var item in Items)
        {
            var set = new HashSet<Key>(keys);
            hash = hash * 31 + item + set.Count;
        }

        return hash;
    }

    static void Main()
    {
        for (var i = 1; i < 3; i++)
        {
            try
            {
                Console.WriteLine(Hash([new Key(i), new Key(2)]));
            }
            catch (InvalidOperationException)
            {
                Console.WriteLine("changed");
            }

            Items = new List<int>(Items);
            Items = Own;
        }
    }
}
