// fixes: ALLOC104, ALLOC303, ALLOC305
// A variable is written by every kind of reference while a loop makes a text of it: ref fields, spans over it, function pointers, typed references, inline arrays.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading.Tasks;
delegate void Setter(ref string s);
ref struct Holder { public ref string R; public Holder(ref string r) { R = ref r; } public void Set(string s) => R = s; }
ref struct Holder2 { ref readonly string r; public Holder2(in string x) { r = ref x; } public readonly void Set(string s) => Unsafe.AsRef(in r) = s; }
[InlineArray(2)] struct Two { string e; }
static unsafe class Program
{
    static void SetRo(ref readonly string s) => Unsafe.AsRef(in s) = "changed";
    static ref string Pass(ref string s) => ref s;
    static void SetP(ref string s) => s = "byptr";
    static string A(string p, int n) { var r = ""; var h = new Holder(ref p); for (int i = 0; i < n; i++) { var t = p + "-"; r += t; h.Set("h" + i); } return r; }
    static string B(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; Pass(ref p) = "x" + i; } return r; }
    static string C(string p, int n) { var r = ""; delegate*<ref string, void> f = &SetP; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; f(ref p); } return r; }
    static string D(string p, int n) { var r = ""; var s = MemoryMarshal.CreateSpan(ref p, 1); for (int i = 0; i < n; i++) { var t = p + "-"; r += t; s[0] = "span"; } return r; }
    static string E(string p, int n) { var r = ""; var tr = __makeref(p); for (int i = 0; i < n; i++) { var t = p + "-"; r += t; __refvalue(tr, string) = "ref"; } return r; }
    static string F(string p, int n) { var r = ""; Setter f = (ref s) => s = "lam"; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; f(ref p); } return r; }
    static string G(string p, int n) { var r = ""; var s = new Span<string>(ref p); for (int i = 0; i < n; i++) { var t = p + "-"; r += t; s.Fill("fill"); } return r; }
    static string H(string p, int n) { var r = ""; var x = (p, 1); ref var q = ref x.p; for (int i = 0; i < n; i++) { var t = x.p + "-"; r += t; q = "tuple"; } return r; }
    static string I(string p, int n) { var r = ""; Two two = default; two[0] = p; Span<string> s = two; for (int i = 0; i < n; i++) { var t = two[0] + "-"; r += t; s[0] = "inl"; } return r; }
    static string J(string p, int n) { var r = ""; ref readonly string q = ref p; for (int i = 0; i < n; i++) { var t = q + "-"; r += t; p = "p" + i; } return r; }
    static string K(string p, int n) { var r = ""; (string A, int) o = (p, 1); for (int i = 0; i < n; i++) { (p, var z) = o; var t = p + "-"; r += t; o = ("n" + i, 2); } return r; }
    static string L(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; _ = int.TryParse("3", out var q) && (p = "and" + q) != null; } return r; }
    static string M(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; foreach (var c in t) { void In() { p += c; } if (c == '-') In(); } } return r; }
    static string N(string p, int n) { var r = ""; try { for (int i = 0; i < n; i++) { var t = p + "-"; r += t; if (i == 1) throw new Exception(); } } catch (Exception) when ((p = "f") == null) { } catch { r += p; } return r; }
    static string O(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; switch (i) { case 0 when Set(out p): break; case 1 when p is var w && (p = w + "w") is { }: break; } } return r; }
    static bool Set(out string s) { s = "out"; return true; }
    static string P(string p, int n) { var r = ""; var h = new Holder { R = ref p }; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; h.R = "obj" + i; } return r; }
    static string Q(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; Swap(ref p, ref r); Swap(ref p, ref r); p += r.Length; } return r; }
    static void Swap(ref string a, ref string b) => (a, b) = (b, a);
    static string R(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; (i == 0 ? ref p : ref r) += "c"; } return r; }
    static string S(string p, int n) { var r = ""; foreach (ref var q in MemoryMarshal.CreateSpan(ref p, 1)) for (int i = 0; i < n; i++) { var t = p + "-"; r += t; q = "fe"; } return r; }
    static string T(string p, int n) { var r = ""; fixed (char* c = p) { for (int i = 0; i < n; i++) { var t = p + "-"; r += t; } } return r; }
    static string U(scoped ref string p, int n) { var r = ""; ref var z = ref p; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; z = "z" + i; } return r; }
    static string V(string p, int n) { var r = ""; for (int i = 0; i < n; i++) { var t = p + "-"; r += t; MemoryMarshal.GetReference(new Span<string>(ref p)) = "mm"; } return r; }
    static string W(string p, int n) { var r = ""; var a = Unsafe.AsPointer(ref p); for (int i = 0; i < n; i++) { var t = p + "-"; r += t; Unsafe.AsRef<string>(a) = "uns"; } return r; }
    static void Main() { string u = "u"; Console.WriteLine(A("p", 2) + B("p", 2) + C("p", 2) + D("p", 2) + E("p", 2) + F("p", 2) + G("p", 2) + H("p", 2) + I("p", 2) + J("p", 2) + K("p", 2) + L("p", 2) + M("p", 2) + N("p", 2) + O("p", 2) + P("p", 2) + Q("p", 2) + R("p", 2) + S("p", 2) + T("p", 2) + U(ref u, 2) + V("p", 2) + W("p", 2)); }
}
