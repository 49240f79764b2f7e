// fixes: ALLOC305, ALLOC607
// Collections that loops of every kind fill, over arrays that are null or replaced, and with bounds that are negative.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using System.Text;
sealed class Own : IReadOnlyCollection<int> { public int Count { get { Console.Write("C"); return 2; } } public IEnumerator<int> GetEnumerator() { yield return 1; yield return 2; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }
static class Program
{
    static List<int> A(int[] a) { var l = new List<int>(); foreach (var x in a) l.Add(x * 2); return l; }
    static List<string> B(List<int>? a) { var l = new List<string>(); foreach (var x in a!) l.Add(x.ToString()); return l; }
    static Dictionary<string, int> C(string[] a) { var d = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase); for (int i = 0; i < a.Length; i++) d[a[i]] = i; return d; }
    static HashSet<int> D(IReadOnlyCollection<int> a) { HashSet<int> s = new(); foreach (var x in a) { s.Add(x); } return s; }
    static List<int> E(Own a) { var l = new List<int>(); foreach (var x in a) l.Add(x); return l; }
    static List<int> F(int n) { var l = new List<int>(); for (int i = 0; i < n; i++) l.Add(i); return l; }
    static List<int> G(int n, int m) { var l = new List<int>(); for (int i = m; i < n; i++) { l.Add(i); if (i == 5) l.Clear(); } return l; }
    static Queue<char> H(string s) { var q = new Queue<char>(); foreach (var c in s) q.Enqueue(c); return q; }
    static Stack<char> I(ReadOnlySpan<char> s) { var q = new Stack<char>(); foreach (var c in s) q.Push(c); return q; }
    static List<int> J(int[] a) { var l = new List<int>(); foreach (var x in a) { if (x > 2) continue; l.Add(x); } return l; }
    static string K(string[] a) { var sb = new StringBuilder(); foreach (var x in a) sb.Append(x); return sb.ToString(); }
    static List<int> L(List<int> a) { var l = new List<int>(); foreach (var x in a) { l.Add(x); } l.TrimExcess(); return l; }
    static SortedList<int, int> M(int[] a) { var l = new SortedList<int, int>(); foreach (var x in a) l[x] = 1; return l; }
    static List<int> N(long n) { var l = new List<int>(); for (long i = 0; i < n; i++) l.Add((int)i); return l; }
    static List<int> O(int[] a) { List<int> l = []; l.Add(0); foreach (var x in a) l.Add(x); return l; }
    static IEnumerable<int> P(int[] a) { var l = new List<int>(); foreach (var x in a) { l.Add(x); yield return l.Count; } }
    static List<int> Q(Func<int[]> f) { var l = new List<int>(); foreach (var x in f()) l.Add(x); return l; }
    static List<int> R(ref int[] a) { var l = new List<int>(); foreach (var x in a) { l.Add(x); a = new int[0]; } return l; }
    static List<int> S(int n) { var l = new List<int>(); int i = 0; while (i < n) { l.Add(i); i++; } return l; }
    static List<(int, int)> T(Dictionary<int, int> d) { var l = new List<(int, int)>(); foreach (var (k, v) in d) l.Add((k, v)); return l; }
    static List<int> U(int n) { var l = new List<int>(); for (int i = n; i > 0; i--) l.Add(i); return l; }
    static List<int> V(int n) { var l = new List<int>(); for (int i = 0; i <= n; i += 2) l.Add(i); return l; }
    static List<int> W(int[] a, int[] b) { var l = new List<int>(); foreach (var x in a) foreach (var y in b) l.Add(x * y); return l; }
    static string Try<T>(Func<IEnumerable<T>> f) { try { return string.Join(",", f()) + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        int[] a = { 1, 2, 3 }; int[] z = { };
        Console.WriteLine(Try(() => A(a)) + Try(() => A(null!)) + Try(() => B(new() { 1 })) + Try(() => B(null)) + Try(() => C(new[] { "a", "A" })) + Try(() => D(a)) + Try(() => D(new Own())) + Try(() => E(new())) + Try(() => F(3)) + Try(() => F(-3)) + Try(() => G(8, 3)) + Try(() => G(3, 8)) + Try(() => G(int.MinValue, 8)) + Try(() => G(3, int.MaxValue)));
        Console.WriteLine(Try(() => H("ab")) + Try(() => H(null!)) + Try(() => I("xy")) + Try(() => J(a)) + K(new[] { "q" }) + Try(() => L(new(a))) + Try(() => M(a)) + Try(() => N(3)) + Try(() => N(-1)) + Try(() => O(a)) + Try(() => P(a)) + Try(() => Q(() => { Console.Write("f"); return a; })) + Try(() => R(ref a)) + Try(() => S(2)) + Try(() => S(-2)) + Try(() => T(new() { [1] = 2 })) + Try(() => U(3)) + Try(() => U(-1)) + Try(() => V(5)) + Try(() => V(-5)) + Try(() => W(z, null!)) + Try(() => W(new[] { 1, 2 }, new[] { 3 })));
    }
}
