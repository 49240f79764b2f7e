// fixes: ALLOC404
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Text;
class Base { static Base() => Console.WriteLine("base"); public int N; }
sealed class Derived : Base { }
sealed class Plain { public int N; public List<int> Items { get; } = new(); public string? Name { get; init; } }
class Entry(string name) { public string Name { get; } = name; public List<int> Values { get; set; } = new(); }
sealed class Bag<T> { public T? Value; public List<T> All = new(); }
sealed class Tracked { public Tracked() { } ~Tracked() { } }
struct Key(string s) : IEquatable<Key> { public readonly string S = s; public static implicit operator Key(string s) { Console.WriteLine("key"); return new Key(s); } public bool Equals(Key o) => o.S == S; public override int GetHashCode() => S.Length; public override bool Equals(object? o) => o is Key k && Equals(k); }
static class Program
{
    static readonly ConcurrentDictionary<string, Base> s_bases = new();
    static readonly ConcurrentDictionary<string, Plain> s_plain = new();
    static readonly ConcurrentDictionary<Key, Entry> s_entries = new();
    static readonly Dictionary<string, Entry> s_table = new();
    static readonly Dictionary<Key, List<int>> s_lists = new();
    static int A(string k) { var n = 0; for (var i = 0; i < 3; i++) n += s_bases.GetOrAdd(k, new Derived()).N++; return n; }
    static int B(string k) { var n = 0; for (var i = 0; i < 3; i++) n += s_plain.GetOrAdd(k, new Plain()).N++; return n; }
    static int C(string k, int i0) { var n = 0; for (var i = i0; i < 3; i++) { var p = s_plain.GetOrAdd(k + i, new Plain { N = i, Name = k }); n += p.N; p.Items.Add(i); } return n; }
    static int D(string k) { var n = 0; for (var i = 0; i < 3; i++) n += s_entries.GetOrAdd(k, new Entry(k)).Values.Count; return n; }
    static int E(string k) { for (var i = 0; i < 3; i++) { s_table.TryAdd(k, new Entry(k)); s_table[k].Values.Add(i); } return s_table[k].Values.Count; }
    static int F(string k) { for (var i = 0; i < 3; i++) { s_lists.TryAdd(k, new List<int>()); s_lists[k].Add(i); } return s_lists[k].Count; }
    static int G<T>(ConcurrentDictionary<T, Bag<T>> bags, T k) where T : notnull { var n = 0; for (var i = 0; i < 3; i++) { var b = bags.GetOrAdd(k, new Bag<T> { Value = k }); b.All.Add(k); n += b.All.Count; } return n; }
    static int H(string k) { var e = new ConcurrentDictionary<string, StringBuilder>(); for (var i = 0; i < 3; i++) e.AddOrUpdate(k, new StringBuilder(), (_, b) => b.Append(i)).Append('x'); return e[k].Length; }
    static void Main()
    {
        Console.WriteLine(A("a") + A("a"));
        Console.WriteLine(B("a") + B("b"));
        Console.WriteLine(C("a", 0) + C("a", 1));
        Console.WriteLine(D("a"));
        Console.WriteLine(E("a") + F("b") + G(new ConcurrentDictionary<int, Bag<int>>(), 4) + H("q"));
        try { B(null!); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        try { E(null!); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
