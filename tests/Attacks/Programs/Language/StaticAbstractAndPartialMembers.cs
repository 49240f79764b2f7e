// fixes: ALLOC104, ALLOC501
// Objects of a loop in default and static members of interfaces, partial members, generic mathematics, streams and loops with labels.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Text;
interface IShape<TSelf> where TSelf : IShape<TSelf> { static abstract TSelf Make(int n); int Area(); string Describe() { var b = new StringBuilder(); for (var i = 0; i < 2; i++) { var part = new StringBuilder(); part.Append(Area()).Append(i); b.Append(part.ToString()); } return b.ToString(); } static virtual int[] Zero => new int[2]; }
readonly record struct Sq(int N) : IShape<Sq> { public static Sq Make(int n) => new(n); public int Area() => N * N; }
sealed class Rec : IShape<Rec> { int _n; public static Rec Make(int n) => new() { _n = n }; public int Area() { var a = new int[2]; a[0] = _n; return a[0] + a[1]; } public static int[] Zero => new int[] { 7 }; }
partial class Part { public partial string Name { get; set; } public partial int Sum(int n); }
partial class Part { private string _x = "p"; public partial string Name { get => _x; set => _x = value + field; } public partial int Sum(int n) { var s = 0; for (var i = 0; i < n; i++) { var a = new int[3]; a[i % 3] += i; s += a[0] + a[1] * 2; } return s; } }
static class Program
{
    static string Of<T>(int n) where T : IShape<T> { var r = ""; for (var i = 0; i < n; i++) { var shapes = new List<T>(); shapes.Add(T.Make(i)); foreach (var s in shapes) r += s.Area() + s.Describe(); var z = T.Zero; z[0]++; r += z[0]; } return r; }
    static T Add<T>(T[] all) where T : struct, INumber<T> { var t = T.Zero; for (var i = 0; i < all.Length; i++) { var two = new T[2]; two[0] = all[i]; two[1] = T.One; foreach (var x in two) t += x; } return t; }
    static int Refs<T>(T n) where T : allows ref struct { var s = 0; for (var i = 0; i < 2; i++) { Span<int> a = new int[2]; a[0] = i; s += a[0]; } return s; }
    static string Async(int n) => Collect(n).Result; static async System.Threading.Tasks.Task<string> Collect(int n) { var r = ""; await foreach (var x in Run(n)) r += x; return r; }
    static async IAsyncEnumerable<string> Run(int n) { for (var i = 0; i < n; i++) { var b = new StringBuilder(); b.Append(i); await System.Threading.Tasks.Task.Yield(); var a = new byte[2]; a[1] = (byte)i; await System.Threading.Tasks.Task.Yield(); yield return b.ToString() + a[1]; } }
    static string Goto(int n) { var r = ""; var i = 0; again: var l = new List<int>(); l.Add(i); r += l.Count; if (++i < n) goto again; for (var k = 0; k < n; k++) { var m = new List<int>(); m.Add(k); if (k == 1) goto done; r += m[0]; } done: return r; }
    static string Filter(int n) { var r = ""; for (var i = 0; i < n; i++) { var l = new List<string>(); try { l.Add("a"); if (i == 1) throw new FormatException(); } catch (FormatException) when (l.Count == 1) { l.Add("b"); } finally { r += string.Join("", l); } } return r; }
    static string Lambda(int n) { var r = ""; Func<int, int>[] fs = new Func<int, int>[n]; for (var i = 0; i < n; i++) { var a = new int[1]; a[0] = i; fs[i] = x => a[0] += x; } foreach (var f in fs) r += f(1); return r; }
    static string Swap(int n) { var prev = new List<int>(); var r = ""; for (var i = 0; i < n; i++) { var next = new List<int>(); foreach (var p in prev) next.Add(p + 1); next.Add(i); (prev, next) = (next, prev); r += prev.Count; } return r; }
    static void Main() => Console.WriteLine(Of<Sq>(2) + Of<Rec>(2) + Add(new[] { 1, 2 }) + Add(new[] { 1.5m }) + Refs<Span<int>>(default) + Async(2) + new Part { Name = "q" }.Name + new Part().Sum(5) + Goto(3) + Filter(2) + Lambda(2) + Swap(3));
}
