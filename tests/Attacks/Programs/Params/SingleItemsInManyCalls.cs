// fixes: ALLOC103
// Single items for collections, texts, tasks and writers, some of which are null, hidden by own members, or counted.
#nullable enable
using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
sealed class Noisy : List<int> { public new void Add(int x) { Console.Write("add"); base.Add(x + 1); } public new void AddRange(IEnumerable<int> x) { Console.Write("range"); base.AddRange(x); } }
sealed class W : StringWriter { public override void Write(char c) { Console.Write("[c]"); base.Write(c); } public override void Write(char[]? c) { Console.Write("[a]"); base.Write(c); } }
static class Ext { public static void AddRange<T>(this ICollection<T> c, IEnumerable<T> x) { foreach (var y in x) c.Add(y); } }
static class Program
{
    static string s_log = "";
    static int Next() { s_log += "n"; return s_log.Length; }
    static string A(List<int> l, int x) { l.AddRange(new[] { x }); l.AddRange(new List<int> { x }); l.InsertRange(0, new[] { Next() }); l.InsertRange(Next() * 0, new[] { Next() }); return string.Join(",", l); }
    static string B(HashSet<int> l, int x) { l.UnionWith(new[] { x }); l.ExceptWith(new[] { x + 1 }); return string.Join(",", l) + l.Overlaps(new[] { x }) + l.IsSupersetOf(new[] { x }) + l.SetEquals(new[] { x }); }
    static string C(string s, char c) => string.Join("|", s.Split(new[] { c })) + string.Join("|", s.Split(new[] { c }, 2)) + string.Join("|", s.Split(new[] { c }, StringSplitOptions.RemoveEmptyEntries)) + s.Trim(new[] { c }) + s.TrimEnd(new[] { c }) + s.IndexOfAny(new[] { c }) + s.LastIndexOfAny(new[] { c });
    static string D(string s, string c) => string.Join("|", s.Split(new[] { c }, StringSplitOptions.None)) + string.Join("|", s.Split(new string[] { c }, 2, StringSplitOptions.TrimEntries));
    static string E(IEnumerable<int> l, int x) => string.Join(",", l.Concat(new[] { x })) + string.Join(",", new[] { x }.Concat(l)) + string.Join(",", l.Except(new[] { x })) + string.Join(",", l.Union(new[] { x })) + l.SequenceEqual(new[] { x }) + string.Join(",", l.Prepend(x));
    static string F(string? s, object o) => string.Concat(new[] { s }) + string.Join(",", new[] { s }) + string.Concat(new[] { o }) + string.Join('-', new[] { o }) + Path.Combine(new[] { s ?? "p" }) + string.Format("{0}", new[] { o });
    static async Task<string> G(Task<int> t) { var a = await Task.WhenAll(new[] { t }); var b = await Task.WhenAny(new[] { t }); Task.WaitAll(new Task[] { t }); await Task.WhenAll(new List<Task> { t }); return a[0] + "" + (b == t) + Task.WaitAny(new Task[] { t }); }
    static string H(StringBuilder sb, TextWriter w, Stream m, char c, byte b) { sb.Append(new[] { c }); sb.Append(new[] { c }, 0, 1); w.Write(new[] { c }); m.Write(new[] { b }, 0, 1); m.Write(new[] { b }); return sb + "" + w + m.Length; }
    static string I(ImmutableList<int> l, ImmutableArray<int> a, int x) => string.Join(",", l.AddRange(new[] { x })) + string.Join(",", a.AddRange(new[] { x })) + string.Join(",", l.RemoveRange(new[] { x })) + string.Join(",", ImmutableArray.CreateRange(new[] { x })) + string.Join(",", ImmutableList.Create(new[] { x }));
    static string J(Noisy l, int x) { l.AddRange(new[] { x }); return string.Join(",", l); }
    static string K(ICollection<int> l, Collection<int> c, int x) { l.AddRange(new[] { x }); c.AddRange(new[] { x }); return string.Join(",", l) + c.Count; }
    static string L(ConcurrentStack<int> s, int x) { s.PushRange(new[] { x }); var r = new int[1]; s.TryPopRange(r); return r[0] + ""; }
    static string M(int x) { var r = ""; Walk(new[] { x }); Walk(new List<int> { x }); Walk2(new[] { Next() }, Next()); void Walk(IEnumerable<int> l) { foreach (var i in l) r += i; } void Walk2(int[] l, int z) { foreach (var i in l) r += i + z; } return r + Sum(new[] { x }) + Sum(new[] { x, 2 }) + Cnt(new[] { x }); }
    static int Sum(int[] l) { int s = 0; foreach (var i in l) { if (i > 100) continue; if (i > 50) break; s += i; } return s; }
    static int Cnt(IReadOnlyList<int> l) { int s = l.Count; for (int i = 0; i < l.Count; i++) s += l[i]; return s; }
    static string N(List<object> l, dynamic d) { l.AddRange(new object[] { d }); l.AddRange(new[] { d }); return l.Count + ""; }
    static string O(List<int[]> l, int[] x) { l.AddRange(new[] { x }); return l[0].Length + ""; }
    static string P(List<object> l, string[] x) { l.AddRange(new[] { x }); l.AddRange(x); return l.Count + ""; }
    static string Q(Queue<int> q, LinkedList<int> k, SortedSet<int> s, int x) { s.UnionWith(new[] { x }); foreach (var i in new[] { x }) q.Enqueue(i); return s.Count + "" + q.Count; }
    static string R(List<int>? l, int x) { try { l!.AddRange(new[] { 1 / x }); return "ok"; } catch (Exception e) { return e.GetType().Name; } }
    static string S(List<int>? l, int x) { l?.AddRange(new[] { x }); return l?.Count.ToString() ?? "null"; }
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        Console.WriteLine(Try(() => A(new(), 3)) + Try(() => B(new(), 3)) + Try(() => C(",a,,b,", ',')) + Try(() => C(" a b ", ' ')) + Try(() => D("a, b", ",")) + Try(() => D("ab", "")) + Try(() => D("a b", null!)) + Try(() => E(new[] { 1, 2 }, 2)) + Try(() => F("s", 5)) + Try(() => F(null, 5)) + Try(() => G(Task.FromResult(3)).Result) + Try(() => G(Task.FromException<int>(new ArgumentException())).Result) + Try(() => G(null!).Result));
        Console.WriteLine(Try(() => H(new(), new W(), new MemoryStream(), 'c', 1)) + Try(() => I(ImmutableList<int>.Empty, ImmutableArray<int>.Empty, 3)) + Try(() => J(new(), 3)) + Try(() => K(new List<int>(), new(), 3)) + Try(() => L(new(), 3)) + Try(() => M(3)) + Try(() => N(new(), 4)) + Try(() => O(new(), new int[2])) + Try(() => P(new(), new[] { "a" })) + Try(() => Q(new(), new(), new(), 3)) + Try(() => R(null, 0)) + Try(() => R(null, 1)) + Try(() => S(null, 1)) + Try(() => S(new(), 1)) + s_log);
    }
}
