// fixes: ALLOC608
// Lengths in nameof, in constants of a switch, in arguments whose text is told, in tuples with inferred names and in patterns, while the array grows.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
static class Program
{
    static string Tell(int n, [CallerArgumentExpression(nameof(n))] string text = "") => text + "=" + n + ";";
    static string Named(int n) { var a = new int[0]; var r = ""; for (var i = 0; i < n; i++) { a = [.. a, i]; r += nameof(a.Length); } return r + a.Length; }
    static string Arg(int n) { var a = new int[0]; var r = ""; for (var i = 0; i < n; i++) { a = [.. a, i]; r += Tell(a.Length); } return r + a.Length; }
    static string Tuple(int n) { var a = new int[0]; var r = ""; for (var i = 0; i < n; i++) { a = [.. a, i]; var t = (a.Length, i); r += t.Length + t.ToString(); } return r + a.Length; }
    static string Anon(int n) { var a = new int[0]; var r = ""; for (var i = 0; i < n; i++) { a = [.. a, i]; r += new { a.Length, i }; } return r + a.Length; }
    static string Sw(int n) { var a = new int[0]; var r = ""; for (var i = 0; i < n; i++) { a = [.. a, i]; r += a.Length switch { 1 => "one", 2 => "two", var m => m.ToString() }; } return r + a.Length; }
    static string List(int n) { var a = new int[0]; var r = ""; for (var i = 0; i < n; i++) { a = [.. a, i]; r += a is [_, _, ..] ? "many" : "few"; } return r + a.Length; }
    static string Str(int n) { var a = Array.Empty<string>(); var r = ""; for (var i = 0; i < n; i++) { a = a.Append("x" + i).ToArray(); r += $"{a.Length,4:X}{a.Length.ToString().Length}{(a.Length > 1 ? a.Length : -a.Length)}"; } return r + string.Join(",", a); }
    static string Res(int n) { var a = Array.Empty<long>(); for (var i = 0; i < n; i++) { Array.Resize(ref a, a.Length + 1); a[^1] = i * 2; Console.Write(a.Length + nameof(a)); } return string.Join(",", a); }
    static string Imm(int n) { var a = ImmutableArray<int>.Empty; var r = ""; for (var i = 0; i < n; i++) { a = a.Add(i); r += nameof(a.Length) + a.Length; } return r + string.Join(",", a); }
    static string Has(int n) { int[] a = []; var r = ""; for (var i = 0; i < n; i++) { if (!a.Contains(i % 3)) a = [.. a, i % 3]; r += a.Contains(2) ? "!" : nameof(a); } return r + string.Join(",", a); }
    static void Main() { for (var n = 0; n < 4; n++) Console.WriteLine(Named(n) + Arg(n) + Tuple(n) + Anon(n) + Sw(n) + List(n) + Str(n) + Res(n) + Imm(n) + Has(n)); }
}
