// fixes: ALLOC505
// A sequence in the place of a copy computes each element when it is read: what makes its text, hash or culture in between tells.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

sealed class Item
{
    public static int Touched;
    public static readonly List<string> Log = new();
    public readonly int N;
    public Item(int n) => N = n;
    public Item Touch() { Touched++; return this; }
    public override string ToString() => N + "/" + Touched;
    public override bool Equals(object? o) { Log.Add("eq" + Touched); return o is Item i && i.N == N; }
    public override int GetHashCode() { Log.Add("h" + Touched); return N; }
}

static class Program
{
    static void Main()
    {
        for (var r = 0; r < 2; r++)
        {
            var items = new[] { new Item(1), new Item(2), new Item(1) };
            Console.WriteLine(Joined(items));
            Console.WriteLine(Concatenated(items));
            Console.WriteLine(Cultures(new[] { -1, 2, -3 }));
            Console.WriteLine(Builder(items));
            Console.WriteLine(Sets(items));
            Console.WriteLine(Lists(items, new List<Item> { new(5) }));
            Console.WriteLine(Plain(new[] { 3, 1, 2 }, 2));
            Console.WriteLine(string.Join(",", Item.Log));
            Item.Log.Clear();
        }
    }

    static string Joined(Item[] items) => string.Join(",", items.Select(i => i.Touch()).ToArray()) + string.Join(";", items.Select(i => i.Touch()).ToList());

    static string Concatenated(Item[] items) => string.Concat(items.Where(i => i.Touch().N > 0).ToArray()) + string.Concat(items.Select(i => i.Touch() + "!").ToArray());

    static string Cultures(int[] numbers)
    {
        var before = CultureInfo.CurrentCulture;
        try
        {
            return string.Join(",", numbers.Select(n => Other(n)).ToArray());
        }
        finally { CultureInfo.CurrentCulture = before; }

        static int Other(int n)
        {
            var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
            culture.NumberFormat.NegativeSign = n == -3 ? "minus" : "neg";
            CultureInfo.CurrentCulture = culture;
            return n;
        }
    }

    static string Builder(Item[] items)
    {
        var builder = new StringBuilder("b");
        builder.AppendJoin('|', items.Select(i => { builder.Append(i.N); return i.Touch(); }).ToArray());
        builder.AppendJoin('|', items.Select(i => i.Touch()).ToArray());
        return builder.ToString();
    }

    static string Sets(Item[] items)
    {
        var set = new HashSet<Item>(items.Select(i => i.Touch()).ToArray());
        set.UnionWith(items.Select(i => i.Touch()).ToList());
        set.ExceptWith(set.Where(i => i.N > 1).ToArray());
        var all = items.Select(i => i.Touch()).ToArray().Distinct().Count();
        return set.Count + " " + all + items.Contains(new Item(1)) + items.Select(i => i.Touch()).ToList().IndexOf(new Item(2));
    }

    static string Lists(Item[] items, List<Item> list)
    {
        list.AddRange(items.Select(i => { list.Add(i); return i.Touch(); }).ToArray());
        list.AddRange(list.Where(i => i.N > 1).ToArray());
        list.InsertRange(0, list.Select(i => i.Touch()).ToArray());
        list.RemoveAll(i => list.ToArray().Count(j => j.N == i.N) > 2);
        foreach (var i in list.ToArray()) if (i.N > 4) list.Remove(i);
        foreach (var i in list.Where(x => x.N == 2).ToList()) list.Remove(i);
        return string.Join(" ", list.ToArray().Select(i => i.N).ToArray()) + list.ToArray().SequenceEqual(list.Select(i => i.Touch()).ToArray());
    }

    static string Plain(int[] numbers, int k) => string.Join(",", numbers.Select(n => n * k).ToArray());
}
