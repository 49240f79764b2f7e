// fixes: ALLOC305
// Operands with operators of their own, joins and formats of all kinds, and what is asked of a builder at its ends.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
class Writer2 : StringWriter { public override void Write(string? s) { base.Write("[" + s + "]"); } public override void Write(char c) { base.Write("<" + c + ">"); } }
class Seq : IEnumerable<string> { public StringBuilder B = new(); public IEnumerator<string> GetEnumerator() { B.Append("!"); yield return "a"; B.Append("?"); yield return "b"; } IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
struct Money { public int V; public override string ToString() => "m" + V; public static implicit operator string(Money m) => "conv" + m.V; public static string operator +(Money a, string s) => "plus" + s; }
class Odd { public override string? ToString() => null; }
enum Color { Red, Blue }
static class Program
{
    static string A(string s, int n, char c, string? nul, object o, Money m) { var b = new StringBuilder(); b.Append(s + n + c + nul); b.Append(n + s); b.Append(c + c + s); b.Append(1 + 2 + s + 1 + 2); b.Append('a' + 'b' + s); b.Append(s + (n + n)); b.Append(s + -n); b.Append(s + (n > 2 ? "x" : nul)); b.Append(s + (nul ?? "q")); b.AppendLine(s + n); b.Append((s + n) + (c + s)); b.Append(s + null + n); b.Append(s + true + 1.5 + 2.5m + 1L + 'x'); return b.ToString(); }
    static string B(string s, object o, Money m, Odd odd, Color col, int? ni, DateTime d) { var b = new StringBuilder(); b.Append(s + o); b.Append(s + m); b.Append(s + odd); b.Append(s + col); b.Append(s + ni); b.Append(s + d); b.Append(m + s); b.Append(s + (object)m); b.Append(s + Guid.Empty); b.Append(s + TimeSpan.Zero + default(char)); return b.ToString(); }
    static string C(StringBuilder b, string s, Seq q, string[]? arr, object?[] objs, List<string> l) { b.Append(string.Join(",", q)); b.Append(string.Join(",", arr!)); return b.ToString(); }
    static string C2(StringBuilder b, string s, object?[] objs, List<string?> l, List<int> ints) { b.Append(string.Join(",", objs)); b.Append(string.Join(',', l)); b.Append(string.Join(s, ints)); b.Append(string.Join(null, l)); b.Append(string.Join(",", "a", s, null)); b.Append(string.Join(",", l.ToArray(), 0, 1)); b.Append(string.Join(b.Length.ToString(), l)); return b.ToString(); }
    static string D(StringBuilder b, string s, int n) { b.Append(s + n).Append(s.Length + s); b.Append(s + b.Length); b.Append(b + s); b.Append(s + b); return b.ToString(); }
    static string E(StringBuilder b, StringBuilder c, StringBuilder? e) { b.Append(c.ToString()); b.Append(b.ToString()); b.Append(c.ToString() + c.ToString()); b.Insert(0, c.ToString()); return b.ToString(); }
    static string F(StringBuilder b, string s, int n) { b.Append(string.Format("{0}", n)); b.Append(string.Format("{0}-{1}", s, n)); b.Append(string.Format("{{{0}}}", n)); b.Append(string.Format("{1}{0}", s, n)); b.Append(string.Format("{0:X2}", n)); b.Append(string.Format(CultureInfo.InvariantCulture, "{0}{1}", s, n)); b.Append(n.ToString("X2")).Append(n.ToString("N2", CultureInfo.GetCultureInfo("de-DE"))); b.Append((n + 1).ToString("D4")); b.Append(((double)n).ToString("R")); return b.ToString(); }
    static bool G(StringBuilder b, string s, int i) { var r = b.ToString().Length > 3; r |= b.ToString() == ""; r |= b.ToString()[i] == 'x'; r |= b.ToString().Substring(1) == s; r |= b.ToString().StartsWith("x"); r |= b.ToString().StartsWith("x", StringComparison.Ordinal); r |= b.ToString().EndsWith('x'); r |= b.ToString().EndsWith("xy", StringComparison.Ordinal); r |= string.IsNullOrEmpty(b.ToString()); r |= b.ToString()[^1] == 'z'; r |= b.ToString().Substring(1, 2) == s; return r; }
    static string H(StringBuilder b, int i) { try { return b.ToString().Substring(i); } catch (Exception e) { return e.GetType().Name; } }
    static string H2(StringBuilder b, int i) { try { return b.ToString().Substring(i, i) + b.ToString()[i]; } catch (Exception e) { return e.GetType().Name; } }
    static string H3(StringBuilder b, int i) { try { return b.ToString().Substring(i - 1, 1) + b.ToString().Substring(b.Length - i); } catch (Exception e) { return e.GetType().Name; } }
    static string I(string s, int n, char c, ReadOnlySpan<char> sp, char[] ca) { var b = new StringBuilder(16); b.Append(s).Append(n).Append(c); b.Append(c, 3).Append(sp).Append("x").Append(1.5).Append(true).Append(n).AppendLine().AppendLine(s); foreach (var x in s) b.Append(x); if (n > 3) return b.ToString(); b.Append((string?)null); return b.ToString(); }
    static string J(string s, int n) { var b = new StringBuilder(); b.Append($"{s}{n:X}").Append(n.ToString("X2")).Append(new DateTime(n).ToString("yyyy")).Append(Color.Red).Append((object)s); return b.ToString(); }
    static string K(string s, int n) { var b = new StringBuilder(n); for (var i = 0; i < n; i++) b.Append(s[i % s.Length]).Append(','); return b.ToString(); }
    static string L(TextWriter w, string s, int n, StringBuilder b) { w.Write(s + n); w.WriteLine(s + "x"); w.Write(b.ToString()); w.Write($"{s}{n}"); w.Write(n.ToString("X")); return w.ToString()!; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("tr-TR");
        for (var k = 0; k < 5; k++)
        {
            var n = k * 7 - 6; var q = new Seq();
            Try(() => A("s", n, 'c', null, n, new Money { V = n })); Try(() => B("s", n, new Money { V = n }, new Odd(), Color.Blue, null, default)); Try(() => C(q.B, "s", q, new[] { "x" }, new object?[] { null, 1 }, new()));
            Try(() => C2(new(), "s", new object?[] { null, 1 }, new() { "x", null, "y" }, new() { 1, -2 })); Try(() => D(new("b"), "s", n)); Try(() => E(new("b"), new("c"), null)); Try(() => F(new(), "s", n)); foreach (var t in new[] { "x", "xyz", "", "a" }) { Try(() => G(new(t), "y", 0).ToString()); Try(() => G(new(t), "y", 2).ToString()); foreach (var i in new[] { -1, 0, 1, 2, 4 }) { Try(() => H(new(t), i)); Try(() => H2(new(t), i)); Try(() => H3(new(t), i)); } }
            Try(() => I("abc", n, 'c', "span", new[] { 'q' })); Try(() => J("s", n + 6)); Try(() => K("abc", n)); Try(() => L(new Writer2(), "s", n, new("bb"))); Try(() => L(new StringWriter(), "s", n, new("bb")));
        }
    }
}
