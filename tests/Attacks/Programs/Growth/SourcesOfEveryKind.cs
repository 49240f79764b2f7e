// fixes: ALLOC607
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Text;
interface INamed { string Name { get; } static abstract INamed Make(string s); static virtual int Rank => 1; }
sealed class N1(string s) : INamed { public string Name => s; public static INamed Make(string s) => new N1(s); public static int Rank { get { Console.Write("rank"); return 3; } } }
class Src<T> : List<T> { public new int Count { get { Console.Write("count"); return base.Count; } } public new Enumerator GetEnumerator() { Console.Write("enum"); return base.GetEnumerator(); } }
static class Program
{
    static List<string> A<T>(T[] all) where T : INamed { var l = new List<string>(); foreach (var x in all) l.Add(x.Name + T.Rank); return l; }
    static List<string> B<T>(IReadOnlyList<T> all) where T : INamed { var l = new List<string>(); for (var i = 0; i < all.Count; i++) l.Add(all[i].Name); return l; }
    static List<int> C(Src<int> s) { var l = new List<int>(); foreach (var x in s) l.Add(x); return l; }
    static List<int> D(List<int> s) { var l = new List<int>(); foreach (var x in s) l.Add(x); return l; }
    static List<T> E<T, L>(L s) where L : List<T> { var l = new List<T>(); foreach (var x in s) l.Add(x); return l; }
    static List<T> F<T, L>(L s) where L : IReadOnlyCollection<T> { var l = new List<T>(); foreach (var x in s) l.Add(x); return l; }
    static Dictionary<string, T> G<T>(ImmutableArray<T> s) where T : INamed { var l = new Dictionary<string, T>(StringComparer.Ordinal); foreach (var x in s) l.Add(x.Name, x); return l; }
    static Queue<char> H(ReadOnlyMemory<char> s) { var l = new Queue<char>(); foreach (var x in s.Span) l.Enqueue(x); return l; }
    static List<(int, string)> I(SortedDictionary<int, string> s) { var l = new List<(int, string)>(); foreach (var (k, v) in s) l.Add((k, v)); return l; }
    static List<object?> J(System.Collections.ArrayList s) { var l = new List<object?>(); foreach (var x in s) l.Add(x); return l; }
    static List<int> K(LinkedList<int> s) { List<int> l = new(); foreach (var x in s) { l.Add(x); } return l; }
    static List<int> L(int[,] s) { List<int> l = new(); foreach (var x in s) { l.Add(x); } return l; }
    static List<int> M(int[][] s) { List<int> l = new(); foreach (var x in s[0]) { l.Add(x); } return l; }
    static List<int> O(int[]? s) { List<int> l = new(); foreach (var x in s ?? Array.Empty<int>()) { l.Add(x); } return l; }
    static List<int> P(dynamic s) { List<int> l = new(); foreach (var x in s) { l.Add(x); } return l; }
    static List<int> Q(PriorityQueue<int, int> s) { List<int> l = new(); foreach (var (x, _) in s.UnorderedItems) { l.Add(x); } return l; }
    static List<int> R(ImmutableArray<int> s) { List<int> l = new(); for (int i = 0; i < s.Length; i++) { l.Add(s[i]); } return l; }
    static void Try(Func<object> f) { try { Console.WriteLine(f() is System.Collections.IEnumerable e ? string.Join("/", e.Cast<object?>()) : "?"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        var n = new[] { new N1("a"), new N1("b") }; var s = new Src<int> { 1, 2 };
        Try(() => A(n)); Try(() => A<N1>(null!)); Try(() => B(n)); Try(() => C(s)); Try(() => C(null!)); Try(() => D(s)); Try(() => E<int, Src<int>>(s)); Try(() => F<int, Src<int>>(s)); Try(() => G(n.ToImmutableArray()).Keys); Try(() => G(default(ImmutableArray<N1>))); Try(() => H("abc".AsMemory())); Try(() => I(new() { [1] = "x" })); Try(() => J(new() { 1, null })); Try(() => K(new(new[] { 1 }))); Try(() => L(new int[,] { { 1, 2 } })); Try(() => M(new[] { new[] { 1 } })); Try(() => M(new int[1][])); Try(() => M(null!)); Try(() => O(null)); Try(() => P(new[] { 1, 2 })); Try(() => P(null!)); Try(() => Q(new(new[] { (1, 2) }))); Try(() => R(default)); Try(() => I(null!)); Try(() => K(null!));
    }
}
