// fixes: ALLOC501
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Arrays whose type a generic method infers that allows ref structs, and slices of patterns, which are copies.
#nullable enable
using System;
using System.Collections.Generic;
static class Program
{
    static string Name<T>(T t) where T : allows ref struct => typeof(T).Name;
    static int Size<T>(scoped T t, Func<int> f) where T : allows ref struct => System.Runtime.CompilerServices.Unsafe.SizeOf<T>() + f();
    static string Wrap<T>(ReadOnlySpan<T> t) => "ros" + typeof(T).Name + t.Length;
    static string Wrap<T>(T[] t) => "arr" + typeof(T).Name + t.Length;
    static string A(int n) { var b = new byte[8]; b[n] = 1; return Name(b) + b[n]; }
    static string B(int n) { var b = new byte[8]; b[n] = 1; return Size(b, () => 1) + "" + b[n]; }
    static string C(int n) { var b = new int[8]; b[n] = 1; return Wrap(b) + b[n]; }
    static string D(int n) { var b = new int[4]; b[0] = n; b[1] = 2; if (b is [_, .. var rest]) { b[1] = 9; return rest[0] + "" + rest.Length; } return ""; }
    static string E(int n) { var b = new int[4]; b[0] = n; b[1] = 2; return b switch { [1, .. var rest] when (b[1] = 7) > 0 => rest[0] + "", [.. var all, _] => all.Length + "", _ => "" }; }
    static string F(int n) { var b = new int[4]; b[0] = n; var c = b[..2]; b[0] = 8; return c[0] + ""; }
    static string G(int n) { var b = new int[4]; b[0] = n; int[] c = [.. b, 1]; b[0] = 8; return c[0] + "" + c.Length; }
    static string H(int n) { var b = new int[4]; b[0] = n; var s = 0; foreach (var x in b) s += x; return s + ""; }
    static string I(int n) { int[] b = [n, 2, 3]; if (b is [.. { Length: 2 } head, var last]) { b[0] = 5; return head[0] + "" + last; } return "no"; }
    static string J(string t) { var p = t.Substring(1, 2); return Name(p) + int.Parse(p); }
    static string K(string t) { var p = t.Substring(1, 2); return p is [var f, .. var rest] ? f + rest + int.Parse(p) : ""; }
    static void Main() { for (var i = 0; i < 2; i++) Console.WriteLine(A(1) + B(2) + C(3) + D(1) + E(1) + E(2) + F(1) + G(1) + H(1) + I(1) + J("1234") + K("1234")); }
}
