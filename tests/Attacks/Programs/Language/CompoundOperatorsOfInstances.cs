// fixes: ALLOC104, ALLOC204, ALLOC905
// Operators that change the object itself, as C# 14 has them, on lists that are renewed, structs behind interfaces, small classes, and values that are copied.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
class Bag : List<int> { public void operator +=(int x) => Add(x); public void operator ++() => Add(Count); public void operator -=(int x) => Remove(x); }
static class Ext { extension(List<int> l) { public void operator +=(int x) => l.Add(x); public static List<int> operator +(List<int> a, List<int> b) => [.. a, .. b]; } }
interface ICount { void operator +=(int x); void operator ++(); int Value { get; } void Add(int x); }
struct Count : ICount { int _n; public void operator +=(int x) => _n += x; public void operator ++() => _n++; public readonly int Value => _n; public void Add(int x) => _n += x; }
static class Program
{
    private sealed class Small(int a, int b) { public int A { get; } = a; public int B { get; } = b; }
    private sealed class Moved { public int A; public int B; public void operator +=(int x) { A += x; B++; } }
    private sealed record Pair(int A, int B) { public static Pair operator +(Pair p, int x) => new(p.A + x, p.B); }
    static string Renew(int n) { var r = ""; for (var i = 0; i < n; i++) { var b = new Bag(); b += i; b++; b += 5; b -= 5; r += string.Join(",", b) + ";"; } return r; }
    static string Renew3(int n) { var r = ""; for (var i = 0; i < n; i++) { var l = new List<int>(); l += i; l.Add(7); r += l.Count + "" + l[0]; } return r; }
    static string Renew4(int n) { var r = ""; List<int>? kept = null; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); var m = l + l; kept = i == 0 ? m : kept; r += m.Count + l.Count; } return r + kept?.Count; }
    static string Plain(int n) { var r = ""; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); l.Add(7); foreach (var x in l) r += x; } return r; }
    static string Behind(int n) { ICount c = new Count(); for (var i = 0; i < n; i++) { c += i; c++; c.Add(2); } return c.Value + ""; }
    static string Behind2(int n) { ICount c = new Count(); for (var i = 0; i < n; i++) c.Add(i); return c.Value + ""; }
    static string Behind3(int n) { ICount c = new Count(); var d = c; c += n; d.Add(1); return c.Value + "" + d.Value; }
    static int Of(int n) { var s = 0; for (var i = 0; i < n; i++) { var p = new Small(i, n); s += p.A * p.B; } return s; }
    static int Of2(int n) { var s = 0; for (var i = 0; i < n; i++) { var m = new Moved(); var k = m; m += i; s += k.A + k.B; } return s; }
    static int Of3(int n) { var s = 0; for (var i = 0; i < n; i++) { var p = new Pair(i, 2); p += 3; s += p.A + (p with { B = 1 }).B; } return s; }
    static void Main() { for (var n = 0; n < 4; n++) Console.WriteLine(Renew(n) + Renew3(n) + Renew4(n) + Plain(n) + Behind(n) + Behind2(n) + Behind3(n) + Of(n) + Of2(n) + Of3(n)); }
}
