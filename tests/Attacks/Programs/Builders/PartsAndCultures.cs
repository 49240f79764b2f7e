// fixes: ALLOC305
// Parts whose culture changes midway, values that format themselves, branches, jumps and failures around a builder.
#nullable enable
using System;
using System.Globalization;
using System.Text;
using System.Collections.Generic;
static class Ext { public static StringBuilder Append(this StringBuilder b, Half h, int x) { b.Append("ext"); return b; } public static StringBuilder AppendAll(this StringBuilder b, string s) => b.Append(s); }
struct Loud : IFormattable { public override string ToString() => "loud"; public string ToString(string? f, IFormatProvider? p) => "fmt:" + f; }
struct Loud2 : ISpanFormattable { public override string ToString() => "loud"; public string ToString(string? f, IFormatProvider? p) => "fmt:" + f; public bool TryFormat(Span<char> d, out int n, ReadOnlySpan<char> f, IFormatProvider? p) { n = 0; if (d.Length < 4) return false; "SPAN".AsSpan().CopyTo(d); n = 4; return true; } }
static class Program
{
    static string Turn(string s) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(s); return s; }
    static string A(int n, double d) { var b = new StringBuilder(); b.Append(d); Turn("de-DE"); b.Append(d).Append(-n).Append(Turn("en-US")).Append(d); Turn("sv-SE"); b.Append(-n); return b.ToString(); }
    static string B(int n, double d) { var b = new StringBuilder(); b.Append(new Loud()); b.Append(new Loud2()); b.Append((object)n); b.Append(n).Append((decimal)d).Append((float)d).Append((byte)n).Append((sbyte)n).Append((ulong)n).Append((char)n); return b.ToString(); }
    static string C(int n, string s) { var b = new StringBuilder(); b.Append(s, 1, 1).Append(s.ToCharArray()).Append(new[] { 'a', 'b' }, 0, 1).Append(s.AsSpan(1)).Append(s.AsMemory()); return b.ToString(); }
    static string D(int n, string s) { var b = new StringBuilder(); b.Append(s); if (n > 1) { b.Append(n); return b.ToString() + "x"; } b.Append('z'); return b.ToString().Trim(); }
    static string E(int n, string s) { var b = new StringBuilder(); b.Append(s); b.Append(s[n]); return b.ToString(); }
    static string F(int n, string s) { var b = new StringBuilder(); b.Append(s); try { b.Append(s[n]); } catch { b.Append('e'); } return b.ToString(); }
    static string G(int n, string s) { var b = new StringBuilder(); b.AppendLine(s).AppendLine(); foreach (var c in s) { if (c == 'b') continue; b.Append(c); if (n == 5) break; } b.Append('\n').Append(s == "ab" ? 'x' : 'y').Append(n == 1 ? s : null); var r = b.ToString(); return r; }
    static string H(int n, string s) { var b = new StringBuilder(); b.Append(n).Append(s).AppendJoin(",", s, s).AppendFormat("{0}", n); return b.ToString(); }
    static string I(int n, string s) { var b = new StringBuilder(); b.Append(s); b.Append(n.ToString()).Append(n.ToString("X2")).Append(n.ToString(CultureInfo.InvariantCulture)).Append(1.5.ToString("F1")); return b.ToString(); }
    static string J(int n, string s) { var b = new StringBuilder(); b.Append(s).Append(n); return b.ToString(); }
    static string K(int n, string s, bool q) { var b = new StringBuilder(); b.Append(q).Append(!q).Append(q ? "1" : "0").Append(DayOfWeek.Friday).Append((DayOfWeek)99).Append(Guid.Empty).Append(TimeSpan.FromHours(n)).Append(new DateTime(2020, 1, 2)); return b.ToString(); }
    static bool L(int n, string s, string t) { var b = new StringBuilder(); b.Append(s).Append(n); return b.ToString() == t && t.Contains(b.ToString()); }
    static bool M(int n, string s, string t) { var b = new StringBuilder(); b.Append(s).Append(n); return t.StartsWith(b.ToString()); }
    static void N(int n, string s, List<string> t) { var b = new StringBuilder(); b.Append(s).Append(n); t.Add(b.ToString()); }
    static string O(int n, string s) { StringBuilder b = new(); b.Append(s).Append(n); s = "changed"; string P() => "p" + n++; b.Append(P()).Append(n); return $"{b.ToString()}{n}"; }
    static string Q(string s) { var b = new StringBuilder(); b.Append(s); b.Append(s + s); b.Append("lit{0}").Append(@"v""x").Append("""raw"x"""); return b.ToString(); }
    static unsafe string R(string s) { var b = new StringBuilder(); fixed (char* p = s) b.Append(p, 1); b.Append((nint)5).Append((nuint)6); return b.ToString(); }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        foreach (var c in new[] { "sv-SE", "en-US", "ar-SA" })
            for (var k = 0; k < 4; k++)
            {
                Turn(c); var n = k; var l = new List<string>();
                Try(() => A(n, 1.5)); Turn(c); Try(() => B(n, 2.5)); Try(() => C(n, "abc")); Try(() => D(n, " ab")); Try(() => E(n, "ab")); Try(() => F(n, "ab")); Try(() => G(n, "abba")); Try(() => G(n, "ab")); Try(() => H(n, "ab")); Try(() => I(-n, "ab")); Try(() => J(-n, new string('x', 1000))); Try(() => K(n, "x", true)); Try(() => L(1, "a", "a1")); Try(() => M(1, "a", "a1b")); N(n, "x", l); Try(() => l[0]); Try(() => O(n, "s")); Try(() => Q("z")); Try(() => R("z")); Try(() => E(0, null!)); 
            }
    }
}
