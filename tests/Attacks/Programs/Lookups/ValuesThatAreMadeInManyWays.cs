// fixes: ALLOC104, ALLOC404
// Values of a TryAdd of every kind: constructors, initializers, conversions, functions, texts and arrays, of which some count, fail or read what changes.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
class Plain { public int N; public string S { get; init; } = ""; public List<int> L { get; } = new(); public Plain() { } public Plain(int n) { N = n; } public Plain(string s, params int[] p) { S = s; N = p.Length; } public Plain(in long l) { N = (int)l; } }
class Sub : Plain { public Sub(int n) : base(n) { } } class Sub2 : Plain { public int M; public Sub2(int m) { M = m; } } class Sub3 : Plain { }
sealed class Gen<T> where T : new() { public T V = new T(); }
sealed class Mk { public static int Made; public Mk() { Made++; } }
sealed class WithField { public string P { get; set { Mk.Made++; field = value; } } = "a"; public WithField(string p) { P = p; } }
sealed class WithField2 { public string P { get => field; init { Mk.Made++; field = value; } } = "a"; }
record Rec(int A) { public int A { get; } = Log(A); static int Log(int a) { Mk.Made++; return a; } }
record Rec2(int A) { public int B = A; }
sealed class Prim(int n) { public int N => n; public int M { get; set; } = n * 2; public int K { get; } = Interlocked.Increment(ref Mk.Made); }
sealed class Prim2(int n) { public int N => n; public int M { get; set; } = n; }
sealed class Conv { public long L; public Conv(long l) { L = l; } public static implicit operator Conv(int n) { Mk.Made++; return new Conv(n); } }
sealed class Holds { public Conv C; public Holds(int n) { C = n; } }
sealed class Own : List<int> { public new void Add(int x) { Mk.Made++; base.Add(x); } }
sealed class HasOwn { public Own O { get; } = new(); }
sealed class Idx { public int this[int i] { get => i; set => Mk.Made++; } }
sealed class Ev { public event Action E = () => { }; public int N; public Ev(int n) { N = n; E += Hook; } static void Hook() { } }
partial class Part { public int A = 1; } partial class Part { public int B = Interlocked.Increment(ref Mk.Made); }
sealed class Fin { public int N; ~Fin() { } }
sealed class Throws { public int N; public Throws(int n) { N = 10 / n; } } sealed class Throws2 { public byte N; public Throws2(int n) { N = checked((byte)n); } } sealed class Throws3 { public int N; public Throws3(string s) { N = s.Length; } } sealed class Throws4 { public int[] A; public Throws4(int n) { A = new int[n]; } }
sealed class Stat { public static int Next; public int N = Next; } sealed class Stat2 { public static int Next; public int N { get; } public Stat2() { N = Next; } }
sealed class Ind { public int N; public Ind(int[] a) { N = a[0]; } } sealed class Del { public Func<int> F; public Del(int n) { F = () => n + Mk.Made; } } sealed class Def { public decimal D; public Def(int n) { D = n * 1.5m; } }
sealed class Virt { public int N; public Virt() { Init(); } void Init() { Mk.Made++; } }
sealed class TupleSet { public int A, B; public TupleSet(int a) { (A, B) = (a, Mk.Made); } } sealed class ThisSet { public ThisSet Me; public ThisSet() { Me = this; s_last = this; } static ThisSet? s_last; public static bool IsLast(ThisSet x) => s_last == x; }
static class Program
{
    static string F0(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain()); return Show(d[k]); }
    static string F1(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain(n)); return Show(d[k]); }
    static string F2(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain("s", n, 2)); return Show(d[k]); }
    static string F3(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain((long)n)); return Show(d[k]); }
    static string F4(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain { N = n, S = k }); return Show(d[k]); }
    static string F5(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain { L = { 1, n } }); return Show(d[k]); }
    static string F6(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Sub(n)); return Show(d[k]); }
    static string F7(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Sub2(n)); return Show(d[k]); }
    static string F8(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Sub3()); return Show(d[k]); }
    static string F9(Dictionary<string, Gen<Mk>> d, string k, int n) { d.TryAdd(k, new Gen<Mk>()); return Show(d[k]); }
    static string F10(Dictionary<string, WithField> d, string k, int n) { d.TryAdd(k, new WithField(k)); return Show(d[k]); }
    static string F11(Dictionary<string, WithField2> d, string k, int n) { d.TryAdd(k, new WithField2 { P = k }); return Show(d[k]); }
    static string F12(Dictionary<string, Rec> d, string k, int n) { d.TryAdd(k, new Rec(n)); return Show(d[k]); }
    static string F13(Dictionary<string, Rec2> d, string k, int n) { d.TryAdd(k, new Rec2(n)); return Show(d[k]); }
    static string F14(Dictionary<string, Prim> d, string k, int n) { d.TryAdd(k, new Prim(n)); return Show(d[k]); }
    static string F15(Dictionary<string, Prim2> d, string k, int n) { d.TryAdd(k, new Prim2(n)); return Show(d[k]); }
    static string F16(Dictionary<string, Conv> d, string k, int n) { d.TryAdd(k, new Conv(n)); return Show(d[k]); }
    static string F17(Dictionary<string, Conv> d, string k, int n) { d.TryAdd(k, n); return Show(d[k]); }
    static string F18(Dictionary<string, Holds> d, string k, int n) { d.TryAdd(k, new Holds(n)); return Show(d[k]); }
    static string F19(Dictionary<string, HasOwn> d, string k, int n) { d.TryAdd(k, new HasOwn { O = { 1 } }); return Show(d[k]); }
    static string F20(Dictionary<string, Own> d, string k, int n) { d.TryAdd(k, new Own { 1, 2 }); return Show(d[k]); }
    static string F21(Dictionary<string, Idx> d, string k, int n) { d.TryAdd(k, new Idx { [1] = 2 }); return Show(d[k]); }
    static string F22(Dictionary<string, Ev> d, string k, int n) { d.TryAdd(k, new Ev(n)); return Show(d[k]); }
    static string F23(Dictionary<string, Part> d, string k, int n) { d.TryAdd(k, new Part()); return Show(d[k]); }
    static string F24(Dictionary<string, Fin> d, string k, int n) { d.TryAdd(k, new Fin()); return Show(d[k]); }
    static string F25(Dictionary<string, Throws> d, string k, int n) { d.TryAdd(k, new Throws(n)); return Show(d[k]); }
    static string F26(Dictionary<string, Throws2> d, string k, int n) { d.TryAdd(k, new Throws2(n * 300)); return Show(d[k]); }
    static string F27(Dictionary<string, Throws3> d, string k, int n) { d.TryAdd(k, new Throws3(n == 0 ? null! : "a")); return Show(d[k]); }
    static string F28(Dictionary<string, Throws4> d, string k, int n) { d.TryAdd(k, new Throws4(n - 1)); return Show(d[k]); }
    static string F29(Dictionary<string, Stat> d, string k, int n) { d.TryAdd(k, new Stat()); return Show(d[k]); }
    static string F30(Dictionary<string, Stat2> d, string k, int n) { d.TryAdd(k, new Stat2()); return Show(d[k]); }
    static string F31(Dictionary<string, Ind> d, string k, int n) { d.TryAdd(k, new Ind(new int[n])); return Show(d[k]); }
    static string F32(Dictionary<string, Del> d, string k, int n) { d.TryAdd(k, new Del(n)); return Show(d[k]); }
    static string F33(Dictionary<string, Def> d, string k, int n) { d.TryAdd(k, new Def(n)); return Show(d[k]); }
    static string F34(Dictionary<string, Virt> d, string k, int n) { d.TryAdd(k, new Virt()); return Show(d[k]); }
    static string F35(Dictionary<string, TupleSet> d, string k, int n) { d.TryAdd(k, new TupleSet(n)); return Show(d[k]); }
    static string F36(Dictionary<string, ThisSet> d, string k, int n) { d.TryAdd(k, new ThisSet()); return Show(d[k]); }
    static string F37(Dictionary<string, List<int>> d, string k, int n) { d.TryAdd(k, new List<int> { n, n }); return Show(d[k]); }
    static string F38(Dictionary<string, Lazy<int>> d, string k, int n) { d.TryAdd(k, new Lazy<int>(() => n + Mk.Made)); return Show(d[k]); }
    static string F39(Dictionary<string, object> d, string k, int n) { d.TryAdd(k, new object()); return Show(d[k]); }
    static string F40(Dictionary<string, Dictionary<string, int>> d, string k, int n) { d.TryAdd(k, new Dictionary<string, int>(n)); return Show(d[k]); }
    static string F41(Dictionary<string, List<int>> d, string k, int n) { d.TryAdd(k, new List<int>(n - 1)); return Show(d[k]); }
    static string F42(Dictionary<string, string> d, string k, int n) { d.TryAdd(k, new string('a', n)); return Show(d[k]); }
    static string F43(Dictionary<string, string> d, string k, int n) { d.TryAdd(k, "s" + n + k); return Show(d[k]); }
    static string F44(Dictionary<string, string> d, string k, int n) { d.TryAdd(k, $"{n}{k}"); return Show(d[k]); }
    static string F45(Dictionary<string, int[]> d, string k, int n) { d.TryAdd(k, new[] { n, Mk.Made }); return Show(d[k]); }
    static string F46(Dictionary<string, int[]> d, string k, int n) { d.TryAdd(k, new int[3]); return Show(d[k]); }
    static string F47(Dictionary<string, Tuple<int>> d, string k, int n) { d.TryAdd(k, new Tuple<int>(Mk.Made)); return Show(d[k]); }
    static string F48(Dictionary<string, CancellationTokenSource> d, string k, int n) { d.TryAdd(k, new CancellationTokenSource(n)); return Show(d[k]); }
    static string F49(Dictionary<string, object> d, string k, int n) { d.TryAdd(k, new System.Runtime.CompilerServices.StrongBox<int>(Mk.Made)); return Show(d[k]); }
    static string F50(Dictionary<string, object> d, string k, int n) { d.TryAdd(k, checked(n + int.MaxValue)); return Show(d[k]); }
    static string F51(Dictionary<string, object> d, string k, int n) { d.TryAdd(k, new KeyValuePair<int, string>(n, k)); return Show(d[k]); }
    static string F52(Dictionary<string, Action> d, string k, int n) { d.TryAdd(k, new Action(() => n++)); return Show(d[k]); }
    static string F53(Dictionary<string, object> d, string k, int n) { d.TryAdd(k, (object)n); return Show(d[k]); }
    static string F54(Dictionary<string, Plain> d, string k, int n) { d.TryAdd(k, new Plain { N = Mk.Made }); return Show(d[k]); }
    static string Show(object? o) => o switch { Plain p => p.N + p.S + p.L.Count, Rec r => r.A + "", Rec2 r => r.A + "", Prim p => p.K + "" + p.N, Stat q => q.N + "", Stat2 q => q.N + "", Del x => x.F() + "", Lazy<int> l => l.Value + "", int[] a => string.Join("-", a), Tuple<int> t => t.Item1 + "", ThisSet h => ThisSet.IsLast(h) + "", TupleSet t => t.B + "", System.Runtime.CompilerServices.StrongBox<int> b => b.Value + "", Action a => "act", Own w => w.Count + "", Def f => f.D + "", _ => o?.GetType().Name ?? "null" };
    static void Try(int i, Func<int, string> f)
    {
        foreach (var n in new[] { 1, 0, 2, 1 })
        {
            Stat.Next++; Stat2.Next++;
            try { Console.Write(i + ":" + f(n) + "/" + Mk.Made + " "); } catch (Exception e) { Console.Write(i + ":" + e.GetType().Name + "/" + Mk.Made + " "); }
        }
        Console.WriteLine();
    }
    static void Main()
    {
            var d0 = new Dictionary<string, Plain>(); Try(0, n => F0(d0, "k", n));
            var d1 = new Dictionary<string, Plain>(); Try(1, n => F1(d1, "k", n));
            var d2 = new Dictionary<string, Plain>(); Try(2, n => F2(d2, "k", n));
            var d3 = new Dictionary<string, Plain>(); Try(3, n => F3(d3, "k", n));
            var d4 = new Dictionary<string, Plain>(); Try(4, n => F4(d4, "k", n));
            var d5 = new Dictionary<string, Plain>(); Try(5, n => F5(d5, "k", n));
            var d6 = new Dictionary<string, Plain>(); Try(6, n => F6(d6, "k", n));
            var d7 = new Dictionary<string, Plain>(); Try(7, n => F7(d7, "k", n));
            var d8 = new Dictionary<string, Plain>(); Try(8, n => F8(d8, "k", n));
            var d9 = new Dictionary<string, Gen<Mk>>(); Try(9, n => F9(d9, "k", n));
            var d10 = new Dictionary<string, WithField>(); Try(10, n => F10(d10, "k", n));
            var d11 = new Dictionary<string, WithField2>(); Try(11, n => F11(d11, "k", n));
            var d12 = new Dictionary<string, Rec>(); Try(12, n => F12(d12, "k", n));
            var d13 = new Dictionary<string, Rec2>(); Try(13, n => F13(d13, "k", n));
            var d14 = new Dictionary<string, Prim>(); Try(14, n => F14(d14, "k", n));
            var d15 = new Dictionary<string, Prim2>(); Try(15, n => F15(d15, "k", n));
            var d16 = new Dictionary<string, Conv>(); Try(16, n => F16(d16, "k", n));
            var d17 = new Dictionary<string, Conv>(); Try(17, n => F17(d17, "k", n));
            var d18 = new Dictionary<string, Holds>(); Try(18, n => F18(d18, "k", n));
            var d19 = new Dictionary<string, HasOwn>(); Try(19, n => F19(d19, "k", n));
            var d20 = new Dictionary<string, Own>(); Try(20, n => F20(d20, "k", n));
            var d21 = new Dictionary<string, Idx>(); Try(21, n => F21(d21, "k", n));
            var d22 = new Dictionary<string, Ev>(); Try(22, n => F22(d22, "k", n));
            var d23 = new Dictionary<string, Part>(); Try(23, n => F23(d23, "k", n));
            var d24 = new Dictionary<string, Fin>(); Try(24, n => F24(d24, "k", n));
            var d25 = new Dictionary<string, Throws>(); Try(25, n => F25(d25, "k", n));
            var d26 = new Dictionary<string, Throws2>(); Try(26, n => F26(d26, "k", n));
            var d27 = new Dictionary<string, Throws3>(); Try(27, n => F27(d27, "k", n));
            var d28 = new Dictionary<string, Throws4>(); Try(28, n => F28(d28, "k", n));
            var d29 = new Dictionary<string, Stat>(); Try(29, n => F29(d29, "k", n));
            var d30 = new Dictionary<string, Stat2>(); Try(30, n => F30(d30, "k", n));
            var d31 = new Dictionary<string, Ind>(); Try(31, n => F31(d31, "k", n));
            var d32 = new Dictionary<string, Del>(); Try(32, n => F32(d32, "k", n));
            var d33 = new Dictionary<string, Def>(); Try(33, n => F33(d33, "k", n));
            var d34 = new Dictionary<string, Virt>(); Try(34, n => F34(d34, "k", n));
            var d35 = new Dictionary<string, TupleSet>(); Try(35, n => F35(d35, "k", n));
            var d36 = new Dictionary<string, ThisSet>(); Try(36, n => F36(d36, "k", n));
            var d37 = new Dictionary<string, List<int>>(); Try(37, n => F37(d37, "k", n));
            var d38 = new Dictionary<string, Lazy<int>>(); Try(38, n => F38(d38, "k", n));
            var d39 = new Dictionary<string, object>(); Try(39, n => F39(d39, "k", n));
            var d40 = new Dictionary<string, Dictionary<string, int>>(); Try(40, n => F40(d40, "k", n));
            var d41 = new Dictionary<string, List<int>>(); Try(41, n => F41(d41, "k", n));
            var d42 = new Dictionary<string, string>(); Try(42, n => F42(d42, "k", n));
            var d43 = new Dictionary<string, string>(); Try(43, n => F43(d43, "k", n));
            var d44 = new Dictionary<string, string>(); Try(44, n => F44(d44, "k", n));
            var d45 = new Dictionary<string, int[]>(); Try(45, n => F45(d45, "k", n));
            var d46 = new Dictionary<string, int[]>(); Try(46, n => F46(d46, "k", n));
            var d47 = new Dictionary<string, Tuple<int>>(); Try(47, n => F47(d47, "k", n));
            var d48 = new Dictionary<string, CancellationTokenSource>(); Try(48, n => F48(d48, "k", n));
            var d49 = new Dictionary<string, object>(); Try(49, n => F49(d49, "k", n));
            var d50 = new Dictionary<string, object>(); Try(50, n => F50(d50, "k", n));
            var d51 = new Dictionary<string, object>(); Try(51, n => F51(d51, "k", n));
            var d52 = new Dictionary<string, Action>(); Try(52, n => F52(d52, "k", n));
            var d53 = new Dictionary<string, object>(); Try(53, n => F53(d53, "k", n));
            var d54 = new Dictionary<string, Plain>(); Try(54, n => F54(d54, "k", n));
    }
}
