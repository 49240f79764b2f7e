// fixes: ALLOC303, ALLOC305, ALLOC403, ALLOC603
// Concurrent collections in loops that change them, leave, suspend, take apart, or go through hidden members.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
sealed class Key : IEquatable<Key> { public int N; public static int Asked; public bool Equals(Key? o) => o?.N == N; public override bool Equals(object? o) => Equals(o as Key); public override int GetHashCode() { Asked++; return N; } public override string ToString() => "k" + N; }
static class Ext { public static IEnumerable<TKey> Keys2<TKey, TValue>(this ConcurrentDictionary<TKey, TValue> d) where TKey : notnull => d.Keys; }
sealed class MyDict : ConcurrentDictionary<int, string> { public new ICollection<int> Keys { get { Console.Write("K"); return base.Keys; } } public new int Count => 42; }
static class Program
{
    static readonly ConcurrentDictionary<int, string> s_d = new() { [1] = "a", [2] = "b", [3] = "c" };
    static string A() { var r = ""; foreach (var k in s_d.Keys) r += k; foreach (var v in s_d.Values) r += v; return r; }
    static string B() { var r = ""; foreach (var k in s_d.Keys) { if (k == 2) s_d.TryRemove(3, out _); r += k; } s_d[3] = "c"; return r; }
    static string C() { var r = ""; foreach (var k in s_d.Keys.ToArray()) r += k; foreach (var p in s_d.ToArray()) r += p.Value; return r + s_d.Keys.Count + s_d.Values.Count() + s_d.ToArray().Length + s_d.Keys.Any() + s_d.Values.Contains("a") + s_d.Keys.Contains(2); }
    static int D(ConcurrentQueue<int> q, ConcurrentBag<int> b, ConcurrentStack<int> s) { int n = 0; foreach (var x in q.ToArray()) n += x; foreach (var x in b.ToArray()) n += x; foreach (var x in s.ToArray()) n += x; return n * 1000 + q.ToArray().Length + b.ToList().Count + s.ToArray().Count() + (q.ToArray().Any() ? 1 : 0) + (q.Count == 0 ? 1 : 0) + (s.Count > 0 ? 1 : 0); }
    static string E() { var r = ""; foreach (int k in s_d.Keys) { long l = k; r += l; } foreach (object v in s_d.Values) r += v; foreach (var (k, v) in s_d.ToArray()) r += k + v; return r; }
    static string F(MyDict d) { var r = ""; foreach (var k in d.Keys) r += k; return r + d.Count + d.Keys.Count; }
    static string G(ConcurrentDictionary<Key, Key> d) { Key.Asked = 0; var r = ""; foreach (var k in d.Keys) { k.N++; r += k; } foreach (var v in d.Values) r += v; return r + Key.Asked; }
    static string H() { var r = ""; foreach (var k in s_d.Keys) { foreach (var k2 in s_d.Keys) { if (k2 > k) break; if (k2 == k) continue; r += k2; } } return r; }
    static string I() { var r = ""; foreach (var v in s_d.Values) { var f = () => v; r += f(); } return r; }
    static IEnumerable<int> J() { foreach (var k in s_d.Keys) yield return k; }
    static string K() { var r = ""; foreach (var Key in s_d.Keys) r += Key; foreach (var Value in s_d.Values) r += Value; foreach (var pair in s_d.Keys) r += pair; return r; }
    static string L(ConcurrentDictionary<int, (int A, string? B)> d) { var r = ""; foreach (var v in d.Values) r += v.A + v.B; foreach (var (a, b) in d.Values) r += a + b; return r; }
    static int M(ConcurrentDictionary<int, int[]> d) { int n = 0; foreach (var v in d.Values) { v[0]++; n += v[0]; } foreach (var v in d.Values) foreach (var w in v) n += w; return n; }
    static string N(ConcurrentDictionary<string, dynamic> d) { var r = ""; foreach (var v in d.Values) r += Kind(v); return r; } static string Kind(object o) => "o"; static string Kind(int o) => "i";
    static string O(ConcurrentDictionary<int, string>? d) { var r = ""; foreach (var k in d?.Keys ?? Array.Empty<int>()) r += k; return r + (d?.Keys.Count ?? -1); }
    static async System.Threading.Tasks.Task<string> P() { var r = ""; foreach (var k in s_d.Keys) { await System.Threading.Tasks.Task.Yield(); s_d.TryAdd(k + 100, "z"); r += k; } foreach (var k in s_d.Keys) if (k > 50) s_d.TryRemove(k, out _); return r; }
    static void Main()
    {
        Console.WriteLine(A() + B() + C() + D(new(new[] { 1 }), new() { 2 }, new(new[] { 3 })) + E() + F(new() { [7] = "x" }) + G(new() { [new Key { N = 1 }] = new Key { N = 5 } }) + H() + I() + string.Join(",", J()) + K() + L(new() { [1] = (2, null) }) + M(new() { [1] = new[] { 4 } }) + N(new() { ["a"] = 1, ["b"] = "x" }) + O(null) + O(s_d) + P().Result);
    }
}
