// fixes: ALLOC601
// Declarations whose exact type would choose another overload, extension or element type.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
static class Ext
{
    public static string Kind<T>(this IEnumerable<T> s) => "seq " + typeof(T).Name;
    public static string Kind<T>(this List<T> s) => "list " + typeof(T).Name;
    public static string What(this IEnumerable<int> s) => "what";
    public static string What(this object s) => "object";
}
class Box
{
    private readonly IEnumerable<object> _objects = new List<string> { "a", "b" };
    private readonly IReadOnlyList<object> _objects2 = new string[] { "a", "b" };
    private readonly IList<int> _ints = new List<int> { 1, 2 };
    private readonly IList<int> _ints2 = new List<int> { 1, 2 };
    private readonly IList<int> _ints3 = new List<int> { 1, 2 };
    private readonly ICollection<int> _set = new HashSet<int> { 1, 2 };
    private readonly IDictionary<string, int> _map = new Dictionary<string, int> { ["a"] = 1 };
    private readonly IEnumerable<int> _seq = new List<int> { 3, 4 };
    private readonly IEnumerable<int> _arr = new int[] { 3, 4 };
    private readonly IEnumerable<int> _plain = new List<int> { 3, 4 };
    private readonly IReadOnlyDictionary<string, int> _ro = new Dictionary<string, int> { ["a"] = 1 };
    private IEnumerable<uint> _u = (IEnumerable<uint>)(object)new int[] { -1 };
    static string Show(object o) => "o"; static string Show(string o) => "s";
    static string Run(Action a) { a(); return "action"; } static string Run(Func<bool> f) => "func" + f();
    static string Take(IEnumerable<object> o) => "io"; static string Take(List<string> o) => "ls"; static string Take(IEnumerable<int> o) => "ii"; static string Take(IList<int> o) => "il";
    static bool Advance(IEnumerator<int> e) => e.MoveNext();
    public string M()
    {
        var r = "";
        for (var i = 0; i < 2; i++)
        {
            foreach (var o in _objects) r += Show(o);
            foreach (var o in _objects2) r += Show(o);
            foreach (var o in _ints) r += o;
            r += _ints2.Kind(); foreach (var o in _ints2) r += o;
            r += Take(_ints3); foreach (var o in _ints3) r += o;
            r += Run(() => _set.Add(9)); foreach (var o in _set) r += o;
            foreach (var (k, v) in _map) r += k + v; foreach (var p in _map) { r += p; }
            r += _map.TryGetValue("q", out var z) + "" + z + _map.ContainsKey("a"); _map.Remove("b");
            using (var e = _seq.GetEnumerator()) { e.MoveNext(); Advance(e); r += e.Current; }
            foreach (var o in _seq) r += o;
            foreach (var o in _arr) r += o; r += _arr.Count() + _arr.What(); foreach (var o in _arr.Reverse()) r += o;
            foreach (var o in _plain) { r += o; if (o == 4) break; }
            foreach (var o in _ro) r += o.Key; r += string.Join(",", _ro.Keys); foreach (var k in _ro.Keys) r += k;
            foreach (var o in _u) r += o;
        }
        return r;
    }
    public string L(int n)
    {
        IEnumerable<int> a = new List<int> { n, 2 }; IList<int> b = new List<int> { n }; ICollection<int> c = new List<int>(); IEnumerable<object> d = new List<string> { "q" }; IReadOnlyCollection<int> e = new Queue<int>(new[] { 1, 2 }); ISet<int> s = new HashSet<int> { n }; IEnumerable<char> t = "text";
        var r = "";
        foreach (var x in a) r += x;
        foreach (var x in b) { r += x; }
        c.Add(n); c.Add(3); foreach (var x in c) { r += x; if (r.Length < 5) try { c.Clear(); } catch { } }
        foreach (var x in d) r += Show(x);
        foreach (var x in e) r += x;
        foreach (var x in s) r += x;
        foreach (var x in t) r += x;
        var copy = b; copy.Add(5); foreach (var x in copy) r += x;
        var f = n > 0 ? a : b; foreach (var x in f) r += x;
        object q = a; r += q is IEnumerable<int>;
        r += Run(() => s.Add(4)); r += a.What(); r += $"{a.GetType().Name}"; r += nameof(a);
        return r;
    }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main() { Try(() => new Box().M()); Try(() => new Box().L(1)); Try(() => new Box().L(0)); Try(() => new Loop().M(new() { 1, 2, 3 }, new[] { 1, 2 })); }
}
class Loop
{
    private readonly IList<int> _l = new List<int> { 1, 2 };
    private IReadOnlyList<int> Prop { get; } = new List<int> { 7, 8 };
    private static IEnumerable<int> Make(int n) { var l = new List<int>(); for (var i = 0; i < n; i++) l.Add(i); return l; }
    private static IEnumerable<object> Make2(int n) { var l = new List<string>(); for (var i = 0; i < n; i++) l.Add("x"); return l; }
    private static string Sum(IReadOnlyList<int> l, int k) { var r = ""; foreach (var x in l) { r += x + k; k++; } return r; }
    private static string Sum2(IEnumerable<int> l) { var r = ""; foreach (var x in l) { r += x; } return r; }
    static string Show(object o) => "o"; static string Show(string o) => "s";
    public string M(List<int> l, int[] a)
    {
        var r = ""; 
        for (var i = 0; i < 2; i++) { r += Sum(l, i); r += Sum(l, 1); r += Sum2(a); r += Sum2(a); foreach (var x in Make(i)) r += x; foreach (var x in Make2(2)) r += Show(x); foreach (var x in Prop) r += x; foreach (var x in _l) { r += x; } var m = Make(2); foreach (var x in m) r += x; }
        return r;
    }
}
