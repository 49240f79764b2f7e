// fixes: ALLOC205
// Values of type parameters in constructor initializers, operators, indexers, events, iterators, asynchronous methods, nested lambdas, default members, field initializers and the bases of classes.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
class B(string s) { public readonly string S = s; public B(object o, int n) : this(o + "" + n) { } }
class D<T>(T v) : B(Convert.ToString(v) ?? "n")
{
    readonly string _init = Convert.ToString(v) + "i"; readonly StringBuilder _b = new(); readonly T _v = v;
    public D(T a, T b) : this(a) { _b.Append(b); }
    public static string operator +(D<T> d, T x) => d._b.Append(x).ToString();
    public static explicit operator string(D<T> d) => Convert.ToString(d._v)!;
    public string this[T k] { get => Convert.ToString(k)!; set => _b.Append(k).Append(value); }
    public event Action<T> E { add { _b.Append(_v); value(_v); } remove { _b.Insert(0, _v); } }
    public IEnumerable<string> It() { foreach (var i in new[] { 1, 2 }) { _b.Append(_v); yield return Convert.ToString(_v) + i; } }
    public async Task<string> Asy() { _b.Append(_v); await Task.Yield(); return Convert.ToString(_v) + await Task.FromResult(Convert.ToString(_v)); }
    public string Nest() { Func<Func<string>> f = () => () => Convert.ToString(_v) + _init; return f()(); }
    public string Arms(int n) => n switch { 0 => Convert.ToString(_v)!, _ when Convert.ToString(_v) is { Length: > 1 } t => t, _ => $"{Convert.ToString(_v),4}" };
    public string Coal() => Convert.ToString(_v) ?? "null" + Convert.ToString(_v)!.Length + (Convert.ToString(_v)?.Length ?? 0) + !Convert.ToBoolean(Convert.ToString(_v) == "x");
    public object[] Arr() => [Convert.ToString(_v)!, .. new[] { Convert.ToString(_v) }, (Convert.ToString(_v), 1)];
    public void Lock(StringBuilder s) { lock (s) s.Append(_v); using (var w = new StringWriter(s)) w.Write(_v); for (s.Append(_v); s.Length < 9; s.Append(_v)) s.Append('.'); do s.Append(_v); while (s.Append(_v).Append(1).Length < 20); if (s.Append(_v).Length > 3) s.Append(_v); else if (s.Length > 2) s.Append(_v); else s.Append('e'); }
    public void Lab(StringBuilder s) { var n = 0; again: s.Append(_v); if (n++ < 2) goto again; switch (n) { case 3: s.Append(_v); goto case 4; case 4: s.Append('4'); break; } try { s.Append(_v); } catch (FormatException) { s.Append(_v); } finally { s.Append(_v); } }
    public string Dis() { _ = _b.Append(_v); var (x, y) = (Convert.ToString(_v), _b.Append(_v).Length); ref var r = ref x; r = Convert.ToString(_v); var q = new { S = Convert.ToString(_v) }; return x + y + q; }
    public string Two(T a, T b, StringBuilder s) { s.AppendFormat("{0}{1}", a, b); s.Append(a).Append(b).Insert(0, a).Insert(s.Length, b); s.AppendJoin(",", a, b); return string.Concat(a, b) + string.Concat("c", a) + s; }
    public string Chk(T a) { checked { try { return Convert.ToByte(a) + 1 + ""; } catch (Exception e) { return e.GetType().Name; } } }
}
interface IDef<T> { T V { get; } string Text() => Convert.ToString(V) + "def"; static string Of(T t) => Convert.ToString(t) + "st"; }
record Rec<T>(T V) : IDef<T> { protected virtual bool PrintMembers(StringBuilder b) { b.Append(V); return true; } public string With => Convert.ToString((this with { V = V }).V)!; }
static class Program
{
    static string Run<T>(T a, T b) { var d = new D<T>(a, b); Action<T> e = x => { }; d.E += e; d.E -= e; d[a] = "set"; var s = new StringBuilder(); d.Lock(s); d.Lab(s); IDef<T> i = new Rec<T>(a); return d.S + (d + a) + (string)d + d[b] + string.Join(",", d.It()) + d.Asy().Result + d.Nest() + d.Arms(0) + d.Arms(1) + d.Coal() + string.Join("", d.Arr()) + s + d.Dis() + d.Two(a, b, new()) + d.Chk(a) + i.Text() + IDef<T>.Of(b) + i + ((Rec<T>)i).With + "\n"; }
    static void Main() => Console.WriteLine(Run(1, 300) + Run("a", "b") + Run(2.5, double.NaN) + Run('c', 'd') + Run(true, false) + Run((byte)1, (byte)2) + Run((int?)null, 5) + Run(DayOfWeek.Friday, DayOfWeek.Monday) + Run<object?>(null, 1));
}
