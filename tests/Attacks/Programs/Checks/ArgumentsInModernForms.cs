// fixes: ALLOC106
// Texts and locals that are made before a test: with raw strings, patterns, out variables, tuples, switch arms, using declarations, nested functions, jumps, directives, throw expressions and extension blocks.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
static class Check
{
    public static void That(bool ok, string message) { if (!ok) throw new InvalidOperationException(message); }
    public static void Not(bool bad, string message) { if (bad) throw new FormatException(message); }
    public static void NotNull([NotNull] object? o, string message) { if (o is null) throw new ArgumentException(message); }
    extension(object? o) { public void Must(bool ok, string message) { if (!ok) throw new InvalidOperationException(message + o); } }
}
static class Program
{
    static int s_n;
    static int Next() { Console.Write("n"); return ++s_n; }
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + e.Message.Length + ";"; } }
    static string Msg(int n, string s) { Check.That(n > 0, $"bad {n} {s}"); Check.Not(n > 5 || s.Length > 3, "bad" + n + s); Check.That(!(n == 3), $"""raw "{n}" """); Check.Not(!(n < 9), s + n); Check.That(n is > 0 and < 8, "p" + n); Check.That(n != 2 == true, "q" + n); return "ok"; }
    static string Named(int n, string s) { Check.That(message: "named" + n, ok: n > 0); Check.That(ok: n > 1, message: s + n); Check.Not(message: $"{n}{s}", bad: n > 2); return "ok"; }
    static string Null(string? s, int n) { Check.NotNull(s, "null" + n); return s.Length + ""; }
    static string Eff(int n) { Check.That(Next() > n, "eff" + n); Check.That(s_n > 0, "e" + Next()); Check.Not((n = Next()) < 0, "after" + n); return n + ""; }
    static string OutV(string s) { Check.That(int.TryParse(s, out var v), "not " + s); return v + ""; }
    static string Pat(object o) { Check.That(o is string { Length: > 1 } t && t[0] == 'a', "pat" + o); return o + ""; }
    static string Emb(int n) { if (n > 1) Check.That(n > 2, "emb" + n); else Check.Not(n == 0, "else" + n); foreach (var x in new[] { n }) Check.That(x > 0, "loop" + x); return "ok"; }
    static string Sec(int n) { switch (n) { case 0: Check.That(n > 0, "sec" + n); break; default: Check.Not(n > 2, "def" + n); break; } return "ok"; }
    static string Lam(int n) { Action a = () => Check.That(n > 1, "lam" + n); a(); void L(int k) => Check.That(k > 1, "loc" + k); L(n); return "ok"; }
    static string Chk(int n) { checked { Check.That(n + int.MaxValue > 0, "chk" + n); } return "ok"; }
    static string Ext(int n) { n.Must(n > 1, "ext" + n); ((object?)null).Must(n > 2, "nul" + n); return "ok"; }
    static string Comm(int n) { /* a */ Check.That(n > 0, /* b */ "c" + n); // d
        Check.That(
            n > 1,
            "e"
                + n); return "ok"; }
    static string Local(int n, string s) { var text = s + n; if (n > 1) return "early"; return text + text.Length; }
    static string Local2(int n, string s) { var parts = new List<string> { s, n + "" }; if (n == 0) return "none"; if (n == 1) { return parts[0]; } parts.Add("x"); return string.Join(",", parts); }
    static string Branch(int n, string s) { var text = $"{s}:{n}"; if (n > 1) { return text; } return "none"; }
    static string Changed(int n, string s) { var text = s + n; n++; if (n > 2) return text; s = ""; return text + n; }
    static string Fld(int n) { var text = "f" + s_n; Next(); if (n > 1) return text; return text + s_n; }
    static string Verb(int n, string s) { var @new = s + n; if (n > 1) return "v"; return @new; }
    static string Usg(int n, string s) { var text = s + n; using var d = new System.IO.StringWriter(); if (n > 1) return "u" + d; d.Write(text); return d + text; }
    static string Thr(int n, string s) { var text = s + n; var k = n > 1 ? n : throw new FormatException("t"); return text + k; }
    static string Cap(int n, string s) { var text = s + n; Func<string> f = () => text; if (n > 1) return "c"; return f(); }
    static string Lab(int n, string s) { again: var text = s + n; if (n++ < 2) goto again; return text; }
    static string Tup(int n, string s) { var t = (s + n, n); if (n > 1) return "t"; return t.Item1 + t; }
    static string Cond(int n, string s) { var text = s + n; var r = n > 1 ? text : "none"; return r; }
    static string Two(int n, string s) { string a = s + n, b = a + s; if (n > 1) return "two"; return a + b; }
    static string Inner(int n, string s) { var text = s + n; for (var i = 0; i < n; i++) { if (i == 1) return text; } return "end"; }
    static string TryC(int n, string s) { var text = s.Substring(n); if (n > 1) return "sub"; try { return text + n; } finally { Console.Write("f"); } }
    static string Null2(string? s, int n) { var text = s!.Trim() + n; if (n > 1) return "nul"; return text; }
    static string Dir(int n, string s)
    {
        // made
        var text = s + n; // here
#if NOTHING
        text += "x";
#endif
        if (n > 1)
            return "dir";
        return text;
    }
    static string Awt(int n, string s) => Asy(n, s).Result; static async System.Threading.Tasks.Task<string> Asy(int n, string s) { var text = s + n; await System.Threading.Tasks.Task.Yield(); if (n > 1) return "a"; return text; }
    static IEnumerable<string> It(int n, string s) { var text = s + n; yield return "i"; if (n > 1) yield break; yield return text; }
    static void Main()
    {
        for (var i = 0; i < 5; i++)
        {
            var n = i; var s = "s" + i;
            Console.WriteLine(Try(() => Msg(n, s)) + Try(() => Named(n, s)) + Try(() => Null(s, n)) + Try(() => Null(null, n)) + Try(() => Eff(n)) + Try(() => OutV(s)) + Try(() => OutV("1")) + Try(() => Pat(s)) + Try(() => Pat("ab")) + Try(() => Emb(n)) + Try(() => Sec(n)) + Try(() => Lam(n)) + Try(() => Chk(n)) + Try(() => Ext(n)) + Try(() => Comm(n)) + Try(() => Local(n, s)) + Try(() => Local2(n, s)) + Try(() => Branch(n, s)) + Try(() => Changed(n, s)) + Try(() => Fld(n)) + Try(() => Verb(n, s)) + Try(() => Usg(n, s)) + Try(() => Thr(n, s)) + Try(() => Cap(n, s)) + Try(() => Lab(n, s)) + Try(() => Tup(n, s)) + Try(() => Cond(n, s)) + Try(() => Two(n, s)) + Try(() => Inner(n, s)) + Try(() => TryC(n, s)) + Try(() => Null2(s, n)) + Try(() => Null2(null, n)) + Try(() => Dir(n, s)) + Try(() => Awt(n, s)) + string.Join(",", It(n, s)));
        }
    }
}
