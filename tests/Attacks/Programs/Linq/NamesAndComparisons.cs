// fixes: ALLOC602
// Names of parts that follow from a parameter, structs that patterns change, and comparisons of the program that change the list.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Item
{
    public static List<Item> All = new();
    public int Id;
    public override bool Equals(object? other) { if (All.Count < 6) All.Add(new Item { Id = 9 }); return false; }
    public override int GetHashCode() => 1;
}
struct Counter
{
    public int Count;
    public int Next() => ++Count;
    public int Value => ++Count;
}
sealed class Program
{
    static int Contains(List<Item> items, List<Item> known)
    {
        var count = items.Count(x => known.Contains(x) || x.Id > 0);
        return count;
    }
    static int Property(Counter[] counters, int z)
    {
        var count = counters.Where(c => c is { Value: 1 } && z == 0).Count(c => c.Count == z);
        return count;
    }
    static string Names(int[] numbers, int z)
    {
        var count = numbers.Where(a => a > z).Count(bee => nameof(bee).Length == 3 + z);
        var count2 = numbers.Where(a => a > z).Count(bee => new { bee }.ToString() == "{ bee = 2 }" + z);
        var count3 = numbers.Where(a => a > z).Count(bee => new { bee }.ToString()!.Contains("bee") || z > 1);
        return count + " " + count2 + count3;
    }
    static string Named(int[] numbers, int z)
    {
        var item = "";
        var count3 = numbers.Count(n => new { n }.ToString()!.Contains("n") || z > 1);
        int n = 3;
        return count3 + item + n;
    }
    static int Throws(List<int> items, int z)
    {
        foreach (var x in items.Where(x => x > z).Select(x => 10 / (x - z - 1)))
            items.Add(x);
        return items.Count;
    }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Item.All = new List<Item> { new Item { Id = 1 }, new Item { Id = 2 } };
        Try(() => Contains(Item.All, new List<Item> { new Item() }));
        Try(() => Property(new Counter[3], 0));
        Try(() => Names(new[] { 1, 2, 3 }, 0));
        Try(() => Named(new[] { 1, 2, 3 }, 0));
        Try(() => Throws(new List<int> { 2, 3 }, 0));
    }
}
