// fixes: ALLOC601
// Lists that a method of the framework gives back but did not make, and comparisons of the program that change the list.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Tricky : List<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 77; yield return 78; }
}
sealed class Item
{
    public static List<Item> All = new();
    public int Id;
    public override bool Equals(object? other) { if (All.Count < 6) All.Add(new Item { Id = 9 }); return false; }
    public override int GetHashCode() => 1;
}
sealed class Program
{
    static string First(List<List<int>> lists)
    {
        var all = "";
        IList<int> items = lists.First();
        foreach (var item in items)
            all += item + ";";
        return all;
    }
    static string Index(List<List<int>> lists, int least)
    {
        var all = 0;
        IList<int> items = lists.Last();
        foreach (var item in items)
            all += item;
        return all + "";
    }
    private static IList<Item> s_items = null!;
    static int Contains(List<Item> known)
    {
        var all = 0;
        IReadOnlyList<Item> items = Item.All;
        foreach (var item in items)
            all += known.Contains(item) ? 1 : item.Id;
        return all;
    }
    public static IReadOnlyList<Item> Items => Item.All;
    public static int Contains2(List<Item> known)
    {
        var all = 0;
        foreach (var item in Items)
            all += known.Contains(item) ? 1 : item.Id;
        return all;
    }
    public static int Chosen(IReadOnlyList<int> items, HashSet<int> wanted)
    {
        var all = 0;
        foreach (var item in items)
            all += wanted.Contains(item) ? 1 : item;
        return all;
    }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Try(() => First(new List<List<int>> { new Tricky { 1 } }));
        Try(() => Index(new List<List<int>> { new Tricky { 1 } }, 1));
        Item.All = new List<Item> { new Item { Id = 1 }, new Item { Id = 2 } };
        Try(() => Contains(new List<Item> { new Item() }));
        Item.All = new List<Item> { new Item { Id = 1 }, new Item { Id = 2 } };
        Try(() => Contains2(new List<Item> { new Item() }));
        Try(() => Chosen(new List<int> { 1, 2 }, new HashSet<int> { 1 }));
    }
}
