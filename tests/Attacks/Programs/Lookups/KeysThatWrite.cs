// fixes: ALLOC404
// The hash and the comparison of a key write what the value is made of.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

sealed class Node { public int N; public string Text = "t"; public Node() { } public Node(int n) => N = n; }
readonly struct Key : IEquatable<Key>
{
    public readonly int Id;
    public Key(int id) => Id = id;
    public override int GetHashCode() { Tables.Count += 10; return Id; }
    public bool Equals(Key other) { Tables.Count += 100; return Id == other.Id; }
    public override bool Equals(object? o) => o is Key k && Equals(k);
}
sealed class Tables
{
    public static int Count;
    private static readonly int s_fixed = 5;
    private readonly ConcurrentDictionary<Key, Node> _nodes = new();
    private readonly ConcurrentDictionary<Key, int[]> _arrays = new();
    private readonly ConcurrentDictionary<string, List<int>> _lists = new();
    private readonly Dictionary<Key, Node> _plain = new();
    private readonly Dictionary<string, Node> _strings = new();
    public string Run(int id, int n)
    {
        var a = _nodes.GetOrAdd(new Key(id), new Node(Count + 1));
        var b = _nodes.GetOrAdd(new Key(id + 1), new Node { N = Count });
        var c = _arrays.GetOrAdd(new Key(id), new[] { Count, s_fixed });
        var key = new Key(id + 2);
        _plain.TryAdd(key, new Node(Count * 2));
        _plain[key].N++;
        return a.N + " " + b.N + " " + c[0] + " " + _plain[key].N;
    }
    public string Sized(string key, int n)
    {
        var list = _lists.GetOrAdd(key, new List<int>(n));
        list.Add(n);
        return list.Count + "";
    }
    public string Same(string key)
    {
        _strings.TryAdd(key, new Node());
        _strings[key].N++;
        var node = new Node();
        _strings.TryAdd(key, node);
        return _strings[key].N + "" + ReferenceEquals(_strings[key], node);
    }
}
static class Program
{
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        var tables = new Tables();
        Try(() => tables.Run(1, 2));
        Try(() => tables.Run(1, 2));
        Try(() => tables.Sized("a", 3));
        Try(() => tables.Sized("a", -3)); Try(() => tables.Sized("b", -3)); Try(() => tables.Sized(null!, -3));
        Try(() => tables.Same("q")); Try(() => tables.Same("q")); Try(() => tables.Same(null!));
    }
}
