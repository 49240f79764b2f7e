// fixes: ALLOC305
// Texts for builders in raw strings, nested interpolations, checked code, null-conditional assignments, switch arms, extension blocks, interpolated constants, names with @, handlers with arguments, alignments and cultures.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
static class Ext
{
    extension(StringBuilder b) { public StringBuilder Line(string a, int n) { return b.Append(a + n).AppendLine(a + ":" + n); } public int Twice => b.Append(b.Length + "x").Length; }
    public static StringBuilder Add(this StringBuilder b, string s) { b.Append("<" + s + ">"); return b; }
}
sealed class Holder { public StringBuilder B = new(); public StringBuilder? N; public string this[int i] => B.Length + ":" + i; public int Count { get { B.Append('!'); return B.Length; } } }
static class Program
{
    const string Pre = "pre"; const string Both = $"{Pre}-{Pre}";
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static string Raw(int n, string s) { var b = new StringBuilder(); b.Append($"""a "{n}" {s}""" + s); b.Append($$"""{ {{n}} }""" + Pre + Both); b.AppendLine("""
        two
          lines
        """ + n); return b.ToString(); }
    static string Nested(int n, string s) { var b = new StringBuilder(); b.Append("x" + $"{n}{$"{s}{n,3}"}" + "y"); b.Append(s + (s + n)); b.Append((s + n) + s); b.Append(n + n + s); b.Append(s + n + n); b.Append((char)('a' + n) + s); b.Append('a' + n + s); return b.ToString(); }
    static string Cond(int n, string? s) { var b = new StringBuilder(); b.Append(n > 1 ? s + n : n + "z"); b.Append((s ?? "none") + n); b.Append(s + null + n); b.Append(s?.Trim() + s?.Length); b.Append(n switch { 0 => "a" + s, _ => s + "b" }); return b.ToString(); }
    static string Chk(int n) { var b = new StringBuilder("k"); checked { try { b.Append("v" + (n + int.MaxValue)); } catch (OverflowException) { b.Append("of" + n); } } b.Append("u" + unchecked(n + int.MaxValue)); return b.ToString(); }
    static string Self(int n) { var b = new StringBuilder("s"); b.Append("l" + b.Length + b); b.Append(b.Append(n) + "" + b.Length); b.Append("q" + b.Remove(0, 1).Length); return b.ToString(); }
    static string Hold(Holder? h, int n) { h?.B.Append("a" + n + h[n]); h?.N = new StringBuilder("n" + n); h?.N?.Append("m" + h.Count); h!.B.Append(h[1] + h.Count + h[2]); return h.B + "" + h.N; }
    static string Inv(double d, DateTime t) { var b = new StringBuilder(); b.Append("d" + d); b.Append(d.ToString() + t.ToString("d")); b.Append(CultureInfo.InvariantCulture, $"{d}{t:d}"); b.Append(string.Format(CultureInfo.InvariantCulture, "{0}|{1:d}", d, t)); b.Append(string.Create(CultureInfo.InvariantCulture, $"{d}")); b.Append(FormattableString.Invariant($"{d}")); b.Append(d.ToString(CultureInfo.InvariantCulture) + d); return b.ToString(); }
    static string Join(string[] a, List<int> l, object?[] o) { var b = new StringBuilder(); b.Append(string.Join(",", a)); b.Append(string.Join(';', l)); b.Append(string.Join("-", o) + "e"); b.AppendLine(string.Join(", ", a.Select(x => x + b.Length))); b.Append(string.Concat(a)); b.Append(string.Concat("p", a[0], "s")); return b.ToString(); }
    static string Sub(string s, int i, int n) { var b = new StringBuilder(); b.Append(s.Substring(i)); b.Append(s.Substring(i, n)); b.Append(s[i..]); b.Append(s[^1] + s[..n]); b.Append(s.Trim()); b.Append(s.Trim() + s.Substring(n)); b.Append(s.Remove(n)); b.Append(s.PadLeft(5)); b.Append(new string('x', n)); b.Append(new string('x', n) + s); b.Insert(0, s.Substring(n)); return b.ToString(); }
    static string Order(int n) { var b = new StringBuilder(); int i = 0; string F(int k) { b.Append(k); return "f" + k; } b.Append("a" + F(1) + i++ + F(2) + i); b.Append(F(3)).Append(F(4) + n); b.Append($"{F(5)}{i++}{F(6)}"); return b.ToString(); }
    static string Priv(int @int) { var @new = new StringBuilder(); @new.Append("n" + @int); for (var i = 0; i < @int; i++) @new.Append(i + ","); return @new + ""; }
    static string Lam(int n) { var b = new StringBuilder(); Action<string> a = s => b.Append(s + n); a("l"); Func<StringBuilder> f = () => b.Append("r" + n); f().Append("t" + n); Enumerable.Range(0, 2).ToList().ForEach(x => b.Append(x + "-")); return b.ToString(); }
    static string Tup((int A, string B) t) { var b = new StringBuilder(); b.Append(t.A + t.B); var (x, y) = t; b.Append(y + x); b.Append("t" + t); b.Append(new { t.A } + "!"); return b.ToString(); }
    static string Sw(int n) { var b = new StringBuilder(); switch (n) { case 0: b.Append("z" + n); break; case 1: b.Append("o" + n); goto default; default: if (n > 0) b.Append("d" + n); else b.Append(n + "e"); break; } return b.ToString(); }
    static string Types(byte x, char c, nint p, Half h, Int128 i, Guid g, TimeSpan t, DayOfWeek w, decimal m, bool f, int? q, Uri? u) { var b = new StringBuilder(); b.Append(x + "," + c + "," + p + "," + h + "," + i + "," + g + "," + t + "," + w + "," + m + "," + f + "," + q + "," + u); b.Append($"{x:X2}{c}{p}{h}{i}{g:N}{t:c}{w:D}{m:F2}{f}{q}{u}" + w); b.Append(w + "" + w); return b.ToString(); }
    static string Comm(int n) { var b = new StringBuilder(); b.Append("a" // first
        + n /* second */); b.Append(/* before */ "b" + n); b
        .Append("c" + n) // third
        .Append("d" + n); return b.ToString(); }
    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        for (var n = 0; n < 3; n++)
            Console.WriteLine(Try(() => Raw(n, "s")) + Try(() => Nested(n, "s")) + Try(() => Cond(n, "s")) + Try(() => Cond(n, null)) + Try(() => Chk(n)) + Try(() => Self(n)) + Try(() => Hold(new(), n)) + Try(() => Hold(null, n)) + Try(() => Inv(n + .5, new(2000, 1, 2))) + Try(() => Join(["a", "b"], [1, n], [null, n])) + Try(() => Join([], [], [])) + Try(() => Sub("abcd", n, 2)) + Try(() => Sub("ab", 3, n)) + Try(() => Order(n)) + Try(() => Priv(n)) + Try(() => Lam(n)) + Try(() => Tup((n, "t"))) + Try(() => Sw(n)) + Try(() => Types(1, 'c', 2, (Half)1.5, 5, default, default, (DayOfWeek)n, 1.5m, true, null, null)) + Try(() => Comm(n)) + Try(() => new StringBuilder().Line("l", n).Add("z" + n).Twice + ""));
    }
}
