// fixes: ALLOC101, ALLOC207
// Formats of numbers, enums, structs that format themselves, and texts that are null, in three cultures.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
enum Color : byte { Red, Green = 5 }
[Flags] enum Bits { A = 1, B = 2 }
struct Plain { public int N; public override string ToString() { N++; return "p" + N; } }
readonly struct Fmt : IFormattable { public string ToString(string? f, IFormatProvider? p) => "F(" + f + "," + (p as CultureInfo)?.Name + ")"; public override string ToString() => "T"; }
struct SpanFmt : ISpanFormattable { public string ToString(string? f, IFormatProvider? p) => "S(" + f + ")"; public bool TryFormat(Span<char> d, out int w, ReadOnlySpan<char> f, IFormatProvider? p) { w = 0; return true; } public override string ToString() => "T"; }
sealed class Cls { public override string ToString() => null!; }
static class Program
{
    static string A(int n, double d, object? o) => string.Format("{0}|{1:N2}|{2,5}|{1,-8:E1}|{{{0}}}", n, d, o);
    static string B(Color c, Bits b, Color? q) => string.Format("{0} {1:x} {2:D} {3} {4,6:G}|", c, b, b, q, c);
    static string C(Plain p, Fmt f, SpanFmt s) => string.Format("{0}{0}{1}{1:q}{2}{2:z}", p, f, s);
    static string D(int? n, bool b, char c, decimal m, DateTime t) => string.Format("{0}{1}{2}{3:0.0}{4:yyyy}", n, b, c, m, t);
    static string E(string f, int n) => string.Format(f, n);
    static string F(int n, string s) => string.Format(CultureInfo.InvariantCulture, "{0:N0} {1} {0}", n, s);
    static string G(IFormatProvider p, double d) => string.Format(p, "{0:N1}", d);
    static string H(int i) { var sb = new StringBuilder(); sb.AppendFormat("{0}-{1}", i, i++).AppendFormat(CultureInfo.InvariantCulture, "{0:F2}", i / 3.0); return sb.ToString(); }
    static string I(object[] a) => string.Format("{0}{1}", a);
    static string J(params object[] a) => string.Format("{1}{0}", a[0], a[1]);
    static string K(int i) => string.Format("{0} {1} {2}", ++i, i, i++ + i);
    static string L(Cls? c, string? s) => string.Format("<{0}{1}>", c, s) + string.Concat(c, s, 5, 'x', Color.Green, null, 1.5);
    static void M(int n, long l) { Console.WriteLine("{0} and {1}", n, l); Console.Write("{0,3}|", n); Console.WriteLine("{0} {1} {2} {3}", n, l, 'c', Color.Green); Console.Out.WriteLine("{0:x}", n); }
    static string N(nint n, Half h, UInt128 u, Index x, Range r, Guid g, Version v) => string.Format("{0}{1}{2}{3}{4}{5}{6}", n, h, u, x, r, g, v);
    static string O((int, string) t, ValueTuple v, DateOnly d, TimeSpan s) => string.Format("{0}{1}{2:o}{3:c}", t, v, d, s);
    static string P(Span<char> s, ReadOnlySpan<char> r) => string.Format("{0}{1}", s.ToString(), r.ToString());
    static string Q(dynamic d, int n) => string.Format("{0}{1}", d, n);
    static string R<T>(T t) where T : struct => string.Format("{0}{1:x}", t, 5);
    static string S(int n) => string.Format("{0}" + "\n" + "\"{1}\"", n, @"a\b") + string.Format("""raw {0} "q" """, n) + string.Format(@"v""{0}""", n) + string.Format($"{{0}}{1}", n);
    static string T(int n) { try { return string.Format("{0}{2}", n, n, null); } catch (FormatException) { return "bad"; } }
    static string U(int n, Func<int> f) => string.Format("{1}{0}", f(), n = 7) + n;
    static string V(int n) => string.Format(arg1: n, arg0: 3, format: "{0}{1}");
    static string W(bool b, int n) => string.Format("{0}", b ? n : 2.5) + string.Format("{0}{1}", b ? "x" : null, n switch { 1 => 'a', _ => 'b' }) + string.Format("{0:;}", n) + string.Format("{0:a:b}", new DateTime(2020, 1, 2)) + string.Format("{0:{{x}}}", 5);
    static void Main()
    {
        foreach (var c in new[] { "en-US", "de-DE", "fr-FR" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(c);
            Console.WriteLine(A(1, 1234.5, null) + A(-5, double.NaN, "abcdefg") + B(Color.Green, Bits.A | Bits.B, null) + B((Color)77, 0, Color.Red) + C(default, default, default) + D(null, true, 'c', 1.25m, new DateTime(2020, 3, 4)) + E("{0:N}", 5) + F(12345, "s") + G(CultureInfo.CurrentCulture, 1.5) + H(4) + I(new object[] { 1, 2 }) + J(1, 2.5) + K(1) + L(null, null) + L(new(), "s"));
            M(1, -2);
            Console.WriteLine(N(3, (Half)1.5, 7, ^1, 1..2, Guid.Empty, new(1, 2)) + O((1, "a"), default, new(2020, 1, 2), TimeSpan.FromHours(1)) + P(new[] { 'a' }, "b") + Q(1.5, 2) + R(1.5) + S(1) + T(1) + U(1, () => 4) + V(2) + W(true, 1) + W(false, 2));
        }
    }
}
