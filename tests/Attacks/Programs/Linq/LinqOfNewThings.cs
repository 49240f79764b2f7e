// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Chains over collection expressions, inline arrays, extension properties, 'field', null-conditional assignments and tuples, in loops.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;

[InlineArray(4)] struct Four { int _a; }
class Node { public int V; public List<int>? L { get; set; } public int[] A { get => field ?? [1, 2]; set; } public Node? Next; public bool Ok => V > 1; }
static class Ext { extension(List<int> l) { public int Last2 => l.Where(x => x > 1).Count(); public bool HasBig(int k) => l.Any(x => x > k); } extension(Node n) { public bool Big { get => n.V > 1; } public IEnumerable<int> Seq => n.L!.Where(x => x > n.V); } }
static class Program
{
    static int s_n; static bool Log(int x) { s_n += x; return x > 1; }
    static int A(List<int> l, int k) { var s = 0; for (var i = 0; i < 3; i++) { s += l.Count(x => x > k) + l.Where(x => x > i).Select(x => x * k).Sum(); if (l.Any(x => x == k + i)) s++; } return s; }
    static int B(int[] l, Node? n) { var s = 0; for (var i = 0; i < 3; i++) { n?.V = l.First(x => x > i); s += n?.V ?? l.Last(x => x > i); n?.L ??= l.Where(x => x > i).ToList(); } return s; }
    static int C(Node n) { var s = 0; foreach (var x in n.A.Where(x => x > n.V).Skip(1)) { s += x; n.V = 0; } foreach (var (a, b) in n.A.Select((x, i) => (x, i)).Where(t => t.x > t.i)) s += a * b; return s; }
    static int D(int k) { var s = 0; for (var i = 0; i < 2; i++) { int[] a = [k, i, 3]; s += a.Max(x => x * k) + a.Min(x => x - i); s += new List<int> { 1, k }.FindAll(x => x > i).Count; } return s; }
    static bool E(List<Node> l, int k) { for (var i = 0; i < 2; i++) { var n = l.FirstOrDefault(x => x.V == k + i); if (n is { Ok: true, Big: true }) return l.All(x => x.V >= n.V); if (l.Any(x => x.Next?.V == k)) return true; } return false; }
    static string F(string t, int k) { var s = ""; for (var i = 0; i < 2; i++) { s += t.Count(c => c == 'a' + k) + "" + t.Any(c => c > 'x' - i) + t.Where(char.IsDigit).FirstOrDefault() + t.LastOrDefault(c => c < 'b' + i); } return s; }
    static int G(Dictionary<int, string> d, int k) { var s = 0; for (var i = 0; i < 2; i++) { s += d.Where(p => p.Key > k).Sum(p => p.Value.Length) + d.Count(p => p.Value.Length > i); if (d.Any(p => p.Key == k)) s += d.First(p => p.Key == k).Value.Length; s += d.Values.Max(v => v.Length + i) + d.Keys.Where(x => x > i).Count(); } return s; }
    static int H(IReadOnlyList<int> l, IEnumerable<int> e, int k) { var s = 0; for (var i = 0; i < 2; i++) { s += l.Count(x => x > k) + e.Where(x => x > i).Count() + e.Select(x => x + k).Where(x => x > i).FirstOrDefault(); } return s; }
    static int I(ImmutableArray<int> l, HashSet<int> h, Queue<int> q, int k) { var s = 0; for (var i = 0; i < 2; i++) { s += l.Count(x => x > k) + h.Where(x => x > i).Sum() + q.Select(x => x + i).Max(); if (l.Any(x => x == k) && h.All(x => x > i)) s++; } return s; }
    static int J(List<int> l) { var s = 0; for (var i = 0; i < 2; i++) { s += l.Where(Log).Count() + l.TakeWhile(x => x < 3).Count() + l.SkipWhile(x => x < 2).First() + l.OfType<int>().Where(x => x > i).Count() + l.Cast<object>().Count(o => o is int n && n > i); } return s + s_n; }
    static double K(List<double> l, int k) { var s = 0.0; for (var i = 0; i < 2; i++) { s += l.Where(x => x > k).Sum() + l.Select(x => x * i).Max() + l.Average(x => x + i) + l.Sum(x => (float)x) + l.Min(x => -x); } return s; }
    static long L(List<int> l, int k) { long s = 0; for (var i = 0; i < 2; i++) { s += l.Sum(x => (long)x * k) + l.Sum(x => x) + l.Select(x => (int?)x).Sum() ?? 0; s += l.Aggregate(0, (a, x) => a * 2 + x + i) + l.Aggregate((a, x) => a > x ? a : x + k); } return s; }
    static int M(List<int> l, int k) { var s = 0; while (l.Any(x => x > k)) { l.RemoveAt(l.FindIndex(x => x > k)); s++; } do s += l.Count(x => x == s) + 1; while (s < 3); for (; l.All(x => x < k + s) && s < 9; s++) s++; return s; }
    static string N(List<string?> l, string? k) { var s = ""; for (var i = 0; i < 2; i++) { s += l.FirstOrDefault(x => x == k) + l.Where(x => x != null).Select(x => x!.Length).DefaultIfEmpty(7).Max() + l.Any(x => x?.Length == i) + l.Contains(k) + l.Count(string.IsNullOrEmpty); } return s; }
    static int O(List<int> l, int k) => l switch { [var f, ..] when l.Any(x => x > k + f) => l.First(x => x > k + f), { Count: > 0 } => l.Where(x => x < k).Count(), _ => l.SingleOrDefault(x => x == k) };
    static int P(List<int> l, int k) { var s = 0; for (var i = 0; i < 2; i++) { var x = l.Where(x => x > i).Single(y => y == k); s += x; var (p, q) = (l.First(z => z > i), l.Count(z => z > i)); s += p * q; s += l.Exists(z => z == k) ? l.Find(z => z > k) : l.IndexOf(k); } return s; }
    static int Q(List<List<int>> ll, int k) { var s = 0; foreach (var l in ll) { s += l.SelectMany(x => ll).Where(x => x.Count > k).Count(); s += ll.Sum(z => z.Where(x => x > k).Sum()); s += l.Last2 + (l.HasBig(k) ? 1 : 0); } return s; }
    static int R(Node n) { Four f = default; f[1] = 3; var s = 0; for (var i = 0; i < 2; i++) { foreach (var x in n.Seq.Where(x => x > i)) s += x; foreach (var x in f) s += x; } return s; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var k in new[] { 0, 1, 3, 9 })
        {
            List<int> l = [1, 2, 3, 5]; List<int> e = [];
            Console.WriteLine(Try(() => A(l, k)) + Try(() => A(e, k)) + Try(() => B([1, 2, 3], new Node { V = k })) + Try(() => B([1, 2, 3], null)) + Try(() => B([1], new())) + Try(() => C(new Node { V = k, A = [1, 2, 3] })) + Try(() => D(k)) + Try(() => E([new() { V = k, Next = new() { V = k } }, new() { V = 2 }], k)) + Try(() => F("abc1xyz", k)) + Try(() => G(new() { [1] = "a", [k + 2] = "bcd" }, k)) + Try(() => H(l, l, k)) + Try(() => H(e, e.AsReadOnly(), k)));
            Console.WriteLine(Try(() => I([1, 2, 3], [1, 2], new([4]), k)) + Try(() => I([], [], new(), k)) + Try(() => I(default, [1], new([1]), k)) + Try(() => J(l)) + Try(() => K([1.5, double.NaN, 2], k)) + Try(() => K([1.5, -0.0, 1e300], k)) + Try(() => K([], k)) + Try(() => L(l, k)) + Try(() => L([int.MaxValue, 1], k)) + Try(() => L([], k)) + Try(() => M([.. l], k + 1)) + Try(() => N(["a", null, "bcd", ""], k == 0 ? null : "bcd")) + Try(() => N([], "x")) + Try(() => O(l, k)) + Try(() => O([], k)) + Try(() => P(l, k)) + Try(() => P([3, 3], k)) + Try(() => Q([l, e, [7]], k)) + Try(() => R(new Node { V = k, L = [1, 4] })));
        }
    }
}
