// fixes: ALLOC202
// Object fields and properties that always hold one type of value: with the field keyword, required and init, records, patterns, ranges, deconstruction, operators, extension members.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
sealed class A
{
    private object? _n; private object _count = 0; private static object s_total = 0L; private object? _when; private object _flag = false; private object _kind = DayOfWeek.Monday;
    private object? Prop { get; set; } private object Req { get; init; } = 1.5; private object? Nul { get => field; set => field = value; }
    public void Set(int n) { _n = n; _count = (int)_count + 1; s_total = (long)s_total + n; _when = new DateTime(2000, 1, 1 + n); _flag = !(bool)_flag; _kind = (DayOfWeek)n; Prop = n * 2; Nul = n; }
    public void Clear() { _n = null; _when = null; Prop = null; }
    public string Read() => $"{_n,3}{_count:D2}{s_total}{_when:yyyy}{_flag}{_kind}{Prop ?? -1}{Req:F1}{Nul}";
    public string Pat() => (_n is int n ? n : -1) + "" + (_n is not null) + (_n is > 1) + (_n is int and (0 or 1)) + (_kind is DayOfWeek.Tuesday) + (_when is DateTime { Month: 1 } d ? d.Day : 0) + (Prop is int p && p > 2) + (Nul is null);
    public string Sw() => _n switch { null => "null", 0 => "zero", int x when x > 2 => "big" + x, int x => "i" + x, _ => "other" } + (_kind switch { DayOfWeek.Sunday => "s", _ => "w" });
    public string Calls() => _n?.ToString() + _n?.GetHashCode() + _n?.Equals(1) + _count.Equals(_count) + Equals(_n, 1) + (_n == null) + ReferenceEquals(_n, null) + _count.GetType().Name + _flag.ToString()!.Length + string.Concat(_n, _flag) + _n + _flag + ("a" + _n + 'c');
    public string Dec() { var (a, b) = ((int)_count, _n); return a + "" + b; }
    public string Co() { _n ??= 7; var r = (int)(_n ?? 5) + (int?)_n + ((int?)Prop).GetValueOrDefault(); return r + ""; }
    public string Fmt() => string.Format("{0:D3}|{1}|{2}", _n, _flag, _when) + string.Join(",", _n, _count);
    public string Un() { try { return (long)_count + ""; } catch (InvalidCastException) { return "ice"; } }
    public string As() => (_n as int?) + "" + (_count as IFormattable)?.ToString("X", null) + (_n as string) + (_count is IComparable<int> c ? c.CompareTo(1) : 9);
    public IEnumerable<object?> All() { yield return _n; yield return Prop; }
    public string Lin() => new[] { this }.Where(a => a._n is int).Select(a => (int)a._n! + 1).Sum() + "";
    public string Tup() { (_n, _count) = (3, 4); (Prop, _) = (5, 6); return _n + "" + _count + Prop; }
    public string Lam() { Func<int> f = () => (int)_count; Action<int> g = x => _count = x; g(9); return f() + ""; }
    public string Idx(int[] a) => a[(int)_count % a.Length] + "" + a[^((int)_count % a.Length + 1)] + a[..((int)_count % a.Length)].Length;
    public string Cmp(A o) => (_n == o._n) + "" + Equals(_n, o._n) + (_count.Equals(o._count)) + ((int)_count == (int)o._count) + (_n?.Equals(o._n) ?? true);
}
sealed record R(int N) { private object _cached = -1; private object? _seen; public int Get() { if ((int)_cached < 0) _cached = N * 2; _seen = N; return (int)_cached; } }
struct S { private object _n; public S(int n) { _n = n; } public int N { readonly get => (int)_n; set => _n = value; } }
static class P
{
    private static object s_state = 0; private static object? s_last;
    extension(int n) { public int Kept { get { s_last = n; return (int)s_last!; } } }
    static int Checked() { s_state = 200; try { return checked((byte)((int)s_state + 100)); } catch (OverflowException) { return -1; } }
    static string Fin() { try { s_state = 5; throw new FormatException(); } catch (FormatException) when ((int)s_state == 5) { s_state = 6; } finally { s_state = (int)s_state + 1; } return s_state + ""; }
    static async System.Threading.Tasks.Task<string> Asy() { s_state = 1; await System.Threading.Tasks.Task.Yield(); s_state = await System.Threading.Tasks.Task.FromResult(8); return s_state.ToString()!; }
    static void Main()
    {
        var a = new A(); var o = new A();
        for (var i = 0; i < 4; i++)
        {
            Console.WriteLine(a.Read() + a.Pat() + a.Sw() + a.Calls() + a.Dec() + a.Fmt() + a.Un() + a.As() + string.Join(";", a.All()) + a.Lin());
            a.Set(i); Console.WriteLine(a.Read() + a.Pat() + a.Sw() + a.Calls() + a.Dec() + a.Co() + a.Fmt() + a.Un() + a.As() + string.Join(";", a.All()) + a.Lin() + a.Cmp(o) + a.Cmp(a));
            if (i == 2) { Console.WriteLine(a.Tup() + a.Lam() + a.Idx([1, 2, 3])); a.Clear(); }
        }
        var r = new R(2); Console.WriteLine(r == new R(2)); r.Get(); Console.WriteLine((r == new R(2)) + "" + r + (r with { N = 3 }).Get()); var s = new S(1); var t = s; t.N = 4; Console.WriteLine(s.N + t.N + 5.Kept + Checked() + Fin() + Asy().Result);
        try { Console.WriteLine(default(S).N); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
