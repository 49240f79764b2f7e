// fixes: ALLOC204
// Locals of interface types that hold one struct: method groups, events, indexers, lambdas, awaits, hidden members, default values.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

interface ICounter { int Next(); int Value { get; set; } int this[int i] { get; set; } event Action Changed; int Opt(int x = 1); int Named(int a, int b); T Gen<T>(T x); }

struct Counter : ICounter
{
    int _n; Action? _a;
    public int Next() { _a?.Invoke(); return ++_n; }
    public int Value { get => _n; set => _n = value; }
    public int this[int i] { get => _n + i; set => _n = value - i; }
    public event Action Changed { add => _a += value; remove => _a -= value; }
    public int Opt(int x = 1) => _n += x;
    public int Named(int a, int b) => a * 10 + b + _n++;
    public T Gen<T>(T x) { _n++; return x; }
    public override string ToString() => "c" + _n++;
}

struct Other : ICounter
{
    int _n;
    int ICounter.Next() => ++_n; public int Next() => -1;
    public int Value { readonly get => _n; set => _n = value; }
    public int this[int i] { get => 1; set { } }
    public event Action Changed { add { } remove { } }
    public int Opt(int x = 5) => x; public int Named(int b, int a) => a * 10 + b; public T Gen<T>(T x) => x;
}

static class Program
{
    static int A() { ICounter c = new Counter(); c.Next(); c.Next(); return c.Value; }
    static int B() { ICounter c = new Counter(); Func<int> f = c.Next; f(); f(); return c.Next(); }
    static int C() { ICounter c = new Counter(); c.Value = 4; c.Value++; c[2] += 3; c[1]++; return c.Value; }
    static int D() { ICounter c = new Counter(); var n = 0; c.Changed += () => n++; c.Next(); return n + c.Value; }
    static int E() { ICounter c = new Counter(); Action f = () => c.Next(); f(); f(); return c.Value; }
    static async Task<int> F() { ICounter c = new Counter(); c.Next(); await Task.Yield(); c.Next(); return c.Value; }
    static IEnumerable<int> G() { ICounter c = new Counter(); while (c.Next() < 4) yield return c.Value; }
    static int H() { ICounter c = new Other(); c.Next(); return c.Value + c.Opt() + c.Named(a: 1, b: 2); }
    static string I() { ICounter c = new Counter(); return c.ToString() + c + c.Value + $"{c}" + c.GetHashCode().GetType().Name; }
    static int J(List<int> l) { var s = 0; IEnumerator<int> e = l.GetEnumerator(); while (e.MoveNext()) s += e.Current; e.Dispose(); return s; }
    static int K(List<int> l) { var s = 0; using IEnumerator<int> e = l.GetEnumerator(); while (e.MoveNext()) s += e.Current; return s; }
    static int L(List<int> l) { var s = 0; IEnumerator e = l.GetEnumerator(); while (e.MoveNext()) s += (int)e.Current!; e.Reset(); e.MoveNext(); return s; }
    static int M(Dictionary<int, int> l) { var s = 0; IDictionaryEnumerator e = l.GetEnumerator(); while (e.MoveNext()) s += (int)e.Key + (int)e.Value!; return s; }
    static int N() { ICounter c = new Counter(); return c.Named(c.Next(), c.Next()) + c.Named(b: c.Next(), a: c.Next()); }
    static int O() { ICounter c = new Counter(); int Local() => c.Next(); return Local() + Local() + c.Gen(3) + c.Opt() + c.Value; }
    static int P() { ICounter c = new Counter(); c.Value = c.Next() + c.Next(); return c?.Value ?? 0; }
    static int Q() { IComparable<int> c = 5; return c.CompareTo(3) + ((IComparable)7).CompareTo(7); }
    static string R() { IFormattable f = 3.5; IConvertible k = 4; return f.ToString("F2", null) + k.ToInt64(null) + k.GetTypeCode(); }
    static int S() { ICounter c = new Counter { Value = 3 }, d = new Counter(); c.Next(); d.Next(); return c.Value * 10 + d.Value; }
    static int T(bool b) { ICounter c = b ? new Counter() : default(Counter); var t = 0; for (var i = 0; i < 3; i++) { ICounter k = new Counter { Value = i }; t += k.Next() + c.Next(); } return t; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        Console.WriteLine(Try(() => A()) + Try(() => B()) + Try(() => C()) + Try(() => D()) + Try(() => E()) + Try(() => F().Result) + Try(() => string.Join(",", G())) + Try(() => H()) + Try(() => I()) + Try(() => J([1, 2])) + Try(() => K([3, 4])) + Try(() => L([5])) + Try(() => M(new() { [1] = 2 })) + Try(() => N()) + Try(() => O()) + Try(() => P()) + Try(() => Q()) + Try(() => R()) + Try(() => S()) + Try(() => T(true)));
    }
}
