// fixes: ALLOC404
// Dictionaries that hide members, keys that add entries while they are compared, arguments that write the variables of the value.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
class MyDict : Dictionary<string, List<int>> { public int Adds; public new bool TryAdd(string k, List<int> v) { Adds++; return base.TryAdd(k, v); } public new void Add(string k, List<int> v) { Adds += 10; base.Add(k, v); } public new bool TryGetValue(string k, out List<int> v) { Adds += 100; return base.TryGetValue(k, out v!); } }
class Node { public static int Made; public string Name; public int At; public Node(string n) { Name = n; At = Made++; } }
class Plain { public string Name; public List<int> L = new(); public Plain(string n) { Name = n; } }
class Init { public string Name { get; init; } = ""; public List<int>? L { get; init; } }
class Key : IEquatable<Key> { public static Dictionary<Key, List<int>>? Map; public int V; public bool Equals(Key? o) => V == o?.V; public override int GetHashCode() { if (Map is { Count: < 3 } m) { Map = null; m[new Key { V = 77 }] = new(); Map = m; } return V; } public override bool Equals(object? o) => Equals(o as Key); }
static class P
{
    static string A(ConcurrentDictionary<string, Plain> d, string k, string v) { for (var i = 0; i < 2; i++) { var p = d.GetOrAdd(k, new Plain(v)); p.L.Add(i); v += "x"; Console.Write(p.Name + p.L.Count); } return ""; }
    static string A2(ConcurrentDictionary<string, Plain> d, string k, string v) { for (var i = 0; i < 2; i++) { var p = d.GetOrAdd(k = k + i, new Plain(k)); Console.Write(p.Name + p.L.Count); p = d.GetOrAdd(k, new Plain(k = "new")); Console.Write(p.Name + k); } return ""; }
    static string A3(ConcurrentDictionary<string, Node> d, string k, string v) { for (var i = 0; i < 2; i++) { var p = d.GetOrAdd(k, new Node(v)); Console.Write(p.Name + p.At); } return ""; }
    static string A4(ConcurrentDictionary<string, Init> d, string k, string v) { for (var i = 0; i < 2; i++) { var p = d.GetOrAdd(k, new Init { Name = v, L = new List<int> { i } }); Console.Write(p.Name + p.L![0]); } return ""; }
    static string A5(ConcurrentDictionary<string, List<int>>? d, string? k, string v) { for (var i = 0; i < 2; i++) { d!.GetOrAdd(k!, new List<int>()).Add(i); Console.Write(d[k!].Count); } return ""; }
    static string B(Dictionary<string, List<int>> d, string k, int n) { for (var i = 0; i < 2; i++) { if (!d.TryGetValue(k, out var l)) { l = new List<int>(); d.Add(k, l); } l.Add(i + n); Console.Write(l.Count); } return ""; }
    static string B2(Dictionary<string, List<int>> d, string k, int n) { for (var i = 0; i < 2; i++) { d.TryAdd(k, new List<int>()); d[k].Add(i + n); Console.Write(d[k].Count); } return ""; }
    static string B3(MyDict d, string k, int n) { for (var i = 0; i < 2; i++) { d.TryAdd(k, new List<int>()); d[k].Add(i + n); Console.Write(d[k].Count + " " + d.Adds); } return ""; }
    static string B4(Dictionary<Key, List<int>> d, Key k, int n) { Key.Map = d; for (var i = 0; i < 2; i++) { d.TryAdd(k, new List<int>()); d[k].Add(i + n); Console.Write(d[k].Count + " " + d.Count); } return ""; }
    static string B5(Dictionary<string, List<int>?> d, string k, int n) { for (var i = 0; i < 2; i++) { d.TryAdd(k, new List<int>()); Console.Write(d[k]?.Count ?? -1); } return ""; }
    static string B6(Dictionary<string, int[]> d, string k, int n) { for (var i = 0; i < 2; i++) { d.TryAdd(k, new int[n]); Console.Write(d[k].Length); d.TryAdd(k, new[] { n, i }); } return ""; }
    static string B7(Dictionary<string, object> d, string k, int n) { for (var i = 0; i < 2; i++) { d.TryAdd(k, new object()); lock (d[k]) Console.Write(d.Count); d.TryAdd(k + i, new List<string> { k }); Console.Write(d[k + i]); } return ""; }
    static string B8(Dictionary<string, List<int>> d, string k, int n) { foreach (var e in d) { try { d.TryAdd(k, new List<int>()); d[k].Add(1); d.TryAdd("zz", new List<int>()); d["zz"].Add(1); } catch (Exception x) { Console.Write(x.GetType()); } } return ""; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        Try(() => A(new(), "k", "v")); Try(() => A2(new(), "k", "v")); Try(() => A3(new(), "k", "v")); Try(() => A4(new(), "k", "v")); Try(() => A5(new(), "k", "v")); Try(() => A5(null, null, "v")); Try(() => A5(new(), null, "v"));
        Try(() => B(new(), "k", 1)); Try(() => B2(new(), "k", 1)); Try(() => B3(new(), "k", 1)); Try(() => B4(new(), new Key { V = 1 }, 1)); Try(() => B5(new() { ["k"] = null }, "k", 1)); Try(() => B6(new(), "k", 1)); Try(() => B6(new() { ["k"] = new int[9] }, "k", -1)); Try(() => B7(new(), "k", 1)); Try(() => B8(new() { ["a"] = new() }, "a", 1)); Try(() => B8(new() { ["a"] = new() }, "b", 1)); Try(() => B2(null!, "b", 1)); Try(() => B2(new(), null!, 1));
        Console.WriteLine(Node.Made);
    }
}
