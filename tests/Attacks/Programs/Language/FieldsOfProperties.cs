// fixes: ALLOC602, ALLOC404
// Properties that name their field, and partial properties, run code of their own.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
partial class Item
{
    public static List<int> L = new();
    public int Id { get { if (L.Count < 10) L.Add(field); return field; } set; }
    public partial int Other { get; set; }
    public int Plain { get; set; }
    public partial int Other { get { if (L.Count < 10) L.Add(field); return field; } set { field = value; } }
}
class Made { public int N; public Made(int n) { N = n; } public int Told { get; set { field = value; Console.Write("told"); } } public string Kept { get { Console.Write("kept"); return field; } } = ""; }
partial class Holder
{
    public int Loud { get { Console.Write("loud"); return field; } } = 4;
    public partial int Loud2 { get; }
    public partial int Loud2 { get { Console.Write("loud2"); return field; } }
    public int Quiet { get; } = 4;
    public int A(ConcurrentDictionary<string, Made> d, string k) { var r = 0; for (var i = 0; i < 2; i++) r += d.GetOrAdd(k, new Made(Loud)).N; return r; }
    public int A2(ConcurrentDictionary<string, Made> d, string k) { var r = 0; for (var i = 0; i < 2; i++) r += d.GetOrAdd(k, new Made(Loud2)).N; return r; }
    public int A3(ConcurrentDictionary<string, Made> d, string k) { var r = 0; for (var i = 0; i < 2; i++) r += d.GetOrAdd(k, new Made(Quiet)).N; return r; }
    public int A4(ConcurrentDictionary<string, Made> d, string k) { var r = 0; for (var i = 0; i < 2; i++) r += d.GetOrAdd(k, new Made(3) { Told = 5 }).N; return r; }
}
static class P
{
    static bool A(List<int> l, Item d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => d.Id == x + i + 70); Console.WriteLine(b); } return false; }
    static bool B(List<int> l, Item d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => d.Other == x + i + 70); Console.WriteLine(b); } return false; }
    static bool C(List<int> l, Item d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => d.Plain == x + i + 70); Console.WriteLine(b); } return false; }
    static void Try<T>(Func<T> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } Console.WriteLine(Item.L.Count); }
    static void Main()
    {
        Item.L = new() { 1, 2, 3 }; Try(() => A(Item.L, new Item())); Item.L = new() { 1, 2, 3 }; Try(() => B(Item.L, new Item())); Try(() => C(Item.L, new Item()));
        var h = new Holder(); Try(() => h.A(new(), "a")); Try(() => h.A2(new(), "a")); Try(() => h.A3(new(), "a")); Try(() => h.A4(new(), "a"));
    }
}
