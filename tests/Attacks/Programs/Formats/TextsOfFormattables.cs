// reports: ALLOC201
// fixes: ALLOC303
// Values whose ToString, IFormattable and ISpanFormattable say different things, joined, appended, interpolated, and grown in loops.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

struct Three : ISpanFormattable { public int N; public override string ToString() => "plain" + N; public string ToString(string? f, IFormatProvider? p) => "format" + N; public bool TryFormat(Span<char> d, out int w, ReadOnlySpan<char> f, IFormatProvider? p) { w = 0; if (d.Length < 4) return false; "span".CopyTo(d); w = 4; return true; } }
class Two : IFormattable { public override string ToString() => "class"; public string ToString(string? f, IFormatProvider? p) => "formattable"; }
sealed class One { public override string? ToString() => null; }
enum Col { Red, Green }
static class Program
{
    static string A(Three t, Two w, object o, One n, IFormattable f) => "a" + t + w + o + n + f + t.N;
    static string B(Three t, Two w, object o, IFormattable f) { var s = ""; for (var i = 0; i < 3; i++) { s += t; s += w; s += o; s += f; s += i; } return s; }
    static string C<T>(T x, T? y) { var s = ""; for (var i = 0; i < 3; i++) { s += x; s += y; s = s + x + "-" + i; } return s + x; }
    static string D(Three t, Two w, object o) { var b = new StringBuilder(); for (var i = 0; i < 3; i++) { b.Append(t + "x"); b.Append(w).Append(o).Append("" + o + i); b.Append(t); b.Append($"{t}{w}{o}{i:D2}"); b.Append(string.Concat(t, w, o)); b.Append(string.Join("|", t, w, o)); } return b.ToString(); }
    static string E(Col c, Col? d, Three? t, DayOfWeek w) { var s = ""; for (var i = 0; i < 3; i++) { s += "e" + c + d + t + w; s += c; s += d; s += t; } return s + (Col)7 + c; }
    static string F(double d, decimal m, DateTime t, float f, char c, bool b, TimeSpan p, DateOnly y) { var s = ""; for (var i = 0; i < 3; i++) { s += d; s += m; s += t; s += f; s += c; s += b; s += p; s += y; s += "d" + d + m + f + (-i) + c; } return s + d + m; }
    static string G(List<object?> l) { var s = ""; foreach (var x in l) s += x + ","; foreach (var x in l) { s += x; s += x?.ToString(); } return s; }
    static string H(Three t, Two w) => string.Format("{0}{1}", t, w) + $"{t}" + $"{w}" + $"{t:x}{w,12}" + string.Format(CultureInfo.InvariantCulture, "{0}", t) + t.ToString() + w.ToString();
    static string I(char[] a, StringBuilder b, ReadOnlyMemory<char> m) { var s = ""; for (var i = 0; i < 2; i++) { s += a; s += b; s += m; s += new string(a); s = b + s; } return s; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        var t = new Three { N = 3 }; var w = new Two();
        foreach (var c in new[] { "", "de-DE", "fa-IR", "sv-SE" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(c);
            Console.WriteLine(A(t, w, t, new(), t) + B(t, w, w, w) + B(t, w, 2.5, -3) + C(t, default) + C(w, null) + C(1.5, -2) + C<string>("s", null) + C<object>(t, w) + C<int?>(null, 5) + D(t, w, t) + E(Col.Green, null, t, DayOfWeek.Friday) + E((Col)9, Col.Red, null, (DayOfWeek)(-1)));
            Console.WriteLine(F(-1.5, -2.50m, new DateTime(2020, 1, 2, 3, 4, 5), float.NaN, 'x', true, TimeSpan.FromSeconds(-3.5), new DateOnly(2021, 2, 3)) + G([null, t, w, -1.5, new One(), 'c', true]) + H(t, w) + Try(() => I(['a'], new("b"), "m".AsMemory())));
        }
    }
}
