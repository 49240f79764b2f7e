// refuses: ALLOC404
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The value is made of a tuple whose conversion runs an operator of the program for an element: it would run for new keys alone.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
readonly struct Price
{
    public readonly int Cents;
    public Price(int cents) => Cents = cents;
    public static implicit operator Price(string text) { P.Count++; return new Price(text.Length); }
}
sealed class Item { public readonly (Price, int) Pair; public Item((Price, int) pair) { Pair = pair; } }
static class P
{
    public static int Count;
    static readonly ConcurrentDictionary<int, Item> s_items = new();
    static readonly Dictionary<int, Item> s_groups = new();
    static int Get(int key, (string, int) pair) => s_items.GetOrAdd(key, new Item(pair)).Pair.Item2;
    static int Group(int key, (string, int) pair)
    {
        s_groups.TryAdd(key, new Item(pair));
        return s_groups[key].Pair.Item2;
    }
    static void Main()
    {
        for (var i = 0; i < 4; i++)
            Console.WriteLine(Get(i % 2, ("a", i)) + Group(i % 2, ("b", i)) + " " + Count);
    }
}
