// fixes: ALLOC601, ALLOC404
// Loops and factories whose values bind at run time, are lazy, may be missing or fail.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
class Loud { public List<int>? L; public override string ToString() { L?.Add(1); return ""; } public static bool operator >(Loud a, int b) { if (a.L!.Count < 10) a.L.Add(1); return false; } public static bool operator <(Loud a, int b) => false; public int Prop { get { if (L!.Count < 10) L.Add(1); return field; } } }
class Made { public string N; public int M; public Made(string n) { N = n; } public Made(int m) { N = ""; M = m; } }
class C
{
    private readonly IReadOnlyList<int> _l = new List<int> { 1, 2, 3 }; private readonly IList<int> _m = new List<int> { 1, 2, 3 }; private readonly List<int> _o = new() { 5, 6 };
    public List<int> Raw => (List<int>)_l;
    public int A(dynamic d) { var r = 0; for (var i = 0; i < 2; i++) foreach (var x in _l) { var b = (bool)(d > x); r += x; } return r; }
    public int B(Loud d) { var r = 0; for (var i = 0; i < 2; i++) foreach (var x in _l) { r += d.Prop; r += x; } return r; }
    public int C2(Lazy<int> d) { var r = 0; for (var i = 0; i < 2; i++) foreach (var x in _l) { r += d.Value; r += x; } return r; }
    public int D(object o) { var r = 0; for (var i = 0; i < 2; i++) foreach (var x in _l) { var s = "a" + o; r += x + s.Length; } return r; }
    public int E(IList<int> p, IReadOnlyList<int> q) { var r = 0; for (var i = 0; i < 2; i++) { foreach (var x in p) r += x; foreach (var x in q) { r += x; p = q is IList<int> z ? z : p; } } return r; }
    public string F(ConcurrentDictionary<string, Made> d, string k, Made other, int? n, int[] a, Loud l) { var r = ""; for (var i = 0; i < 2; i++) { r += d.GetOrAdd(k, new Made(k + i)).N; r += d.GetOrAdd(k + "b", new Made(other.N)).N; r += d.GetOrAdd(k + "c", new Made(n ?? 3)).M; r += d.GetOrAdd(k + "d", new Made(n!.Value)).M; r += d.GetOrAdd(k + "e", new Made(a[0])).M; r += d.GetOrAdd(k + "f", new Made(a.Length)).M; r += d.GetOrAdd(k + "g", new Made(checked(i + int.MaxValue - 1))).M; r += d.GetOrAdd(k + "h", new Made($"{k}{i}")).N; r += d.GetOrAdd(k + "i", new Made((int)1.5 / i)).M; r += d.GetOrAdd(k + "j", new Made(l.Prop)).M; r += d.GetOrAdd(k + "k", new Made(k)).N; r += d.GetOrAdd(k + "l", new Made(i > 0 ? 1 : 2)).M; } return r; }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        var c = new C(); Try(() => c.A(new Loud { L = c.Raw })); c = new C(); Try(() => c.B(new Loud { L = c.Raw })); c = new C(); Try(() => c.C2(new(() => { c.Raw.Add(4); return 3; }))); c = new C(); Try(() => c.D(new Loud { L = c.Raw })); c = new C(); Try(() => c.E(new List<int> { 1 }, new List<int> { 2 })); Try(() => c.E(new int[] { 1 }, new int[] { 2 }));
        Try(() => c.F(new(), "k", new Made("o"), 5, new[] { 1 }, new Loud { L = new() })); Try(() => c.F(new(), "k", null!, 5, new[] { 1 }, new Loud { L = new() })); Try(() => c.F(new(), "k", new Made("o"), null, new[] { 1 }, new Loud { L = new() })); Try(() => c.F(new(), "k", new Made("o"), 5, Array.Empty<int>(), new Loud { L = new() }));
    }
}
