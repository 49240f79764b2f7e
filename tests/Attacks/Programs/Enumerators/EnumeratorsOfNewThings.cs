// fixes: ALLOC601
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Sources behind interfaces in partial properties, 'field', extension blocks, ref struct interfaces, collection expressions, null-conditional assignment.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

partial class Part
{
    private IEnumerable<int> _items = new List<int> { 1, 2, 3 };
    private readonly IReadOnlyList<int> _read = new int[] { 4, 5 };
    private IList<int>? _opt;
    private partial IEnumerable<int> Prop { get; set; }
    private IEnumerable<int> Auto { get; set; } = new List<int> { 9 };
    private IEnumerable<int> Field { get => field; set => field = value; } = new List<int> { 8 };
    public int Sum() { var s = 0; for (var i = 0; i < 3; i++) { foreach (var x in _items) s += x; foreach (var x in _read) s += x; foreach (var x in Prop) s += x; foreach (var x in Auto) s += x; foreach (var x in Field) s += x; if (_opt != null) foreach (var x in _opt) s += x; } return s; }
    public void Set(Part? other) { other?._opt = new List<int> { 100 }; other?.Auto = new List<int> { 3 }; other?.Field = new List<int> { 2 }; other?.Prop = new List<int> { 1 }; }
}
partial class Part { private List<int> _p = [7]; private partial IEnumerable<int> Prop { get => _p; set => _p = (List<int>)value; } }

static class Ext { extension(List<int> l) { public IEnumerable<int> Self => l; public int Total() { IEnumerable<int> s = l; var t = 0; for (var i = 0; i < 2; i++) foreach (var x in s) t += x; return t; } } }

static class Program
{
    static int A(int k) { IEnumerable<int> s = [1, 2, k]; IReadOnlyList<int> r = [k, 2]; ICollection<int> c = [k]; var t = 0; for (var i = 0; i < 3; i++) { foreach (var x in s) t += x; foreach (var x in r) t += x; foreach (var x in c) t += x; } return t; }
    static int B(int k) { IEnumerable<int> s = new List<int> { 1, k }; var t = 0; for (var i = 0; i < 3; i++) { foreach (var x in s) { t += x; if (i == 1 && x == k) s = new List<int> { 5 }; } } return t; }
    static int C(int k) { IList<int> s = new List<int> { 1, k }; var t = 0; for (var i = 0; i < 3; i++) { foreach (var x in s) t += x; s.Add(t); s[0]++; } return t + s.Count + s.IndexOf(k); }
    static int D(bool b) { IEnumerable<int> s = b ? new List<int> { 1 } : new int[] { 2 }; var t = 0; for (var i = 0; i < 3; i++) foreach (var x in s) t += x; return t; }
    static int E(List<int> l) { var t = 0; for (var i = 0; i < 3; i++) { foreach (var x in l.Self) t += x; foreach (int x in (IEnumerable)l) t += x; foreach (var x in l.AsEnumerable()) t += x; foreach (var x in (IReadOnlyCollection<int>)l) t += x; } return t + l.Total(); }
    static IEnumerable<int> F(int k) { IEnumerable<int> s = new List<int> { 1, k }; foreach (var x in s) yield return x; for (var i = 0; i < 2; i++) foreach (var x in s) yield return x + i; }
    static int G(int k) { IDictionary<int, int> d = new Dictionary<int, int> { [1] = k }; IEnumerable<KeyValuePair<int, int>> e = d; var t = 0; for (var i = 0; i < 3; i++) { foreach (var (a, b) in d) t += a * b; foreach (var p in e) t += p.Value; foreach (var v in d.Values) t += v; d[k + i] = i; } return t; }
    static int H(IEnumerable<int> p) { var t = 0; for (var i = 0; i < 2; i++) foreach (var x in p) t += x; return t; }
    static int I() => H(new List<int> { 1, 2 }) + H([3]) + J(new List<int> { 4 });
    static int J(IReadOnlyList<int> p) { var t = 0; for (var i = 0; i < 2; i++) { foreach (var x in p) t += x; t += p.Count; for (var j = 0; j < p.Count; j++) t += p[j]; } return t; }
    static int K(int k) { ISet<int> s = new HashSet<int> { 1, k }; IReadOnlySet<int> r = new HashSet<int> { 3, k }; var t = 0; for (var i = 0; i < 3; i++) { foreach (var x in s) t += x; foreach (var x in r) t += x; if (s.Add(i)) t++; if (r.Contains(k)) t++; } return t; }
    static string L() { IEnumerable<object> s = new List<string> { "a", "b" }; IEnumerable<string> u = new List<string> { "c" }; var t = ""; for (var i = 0; i < 2; i++) { foreach (var x in s) t += x; foreach (object x in u) t += x; foreach (string x in s) t += x.Length; } return t; }
    static int M(int k) { IEnumerable<int> s = new Stack<int>([1, k]); var f = () => s.Count(); var t = 0; for (var i = 0; i < 2; i++) foreach (var x in s) t += x * (i + 1); return t + f(); }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        var p = new Part(); Console.WriteLine(p.Sum()); p.Set(p); p.Set(null); Console.WriteLine(p.Sum());
        foreach (var k in new[] { 0, 1, 5 })
            Console.WriteLine(Try(() => A(k)) + Try(() => B(k)) + Try(() => C(k)) + Try(() => D(k > 0)) + Try(() => E([1, k])) + Try(() => string.Join(",", F(k))) + Try(() => G(k)) + Try(() => I()) + Try(() => K(k)) + Try(() => L()) + Try(() => M(k)));
    }
}
