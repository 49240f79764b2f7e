// fixes: ALLOC301
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
record Line(string Text) { public string Text { get { Reads++; return Text0; } init => Text0 = value; } private string Text0 = Text; public static int Reads; }
class Base { public virtual string Text => "base 1"; public string Name = " n "; }
sealed class Over : Base { private int _n; public override string Text => "over " + ++_n; }
struct Cursor { public string Text; public int At; public string Rest => Text.Substring(At); public Cursor Next() { At++; return this; } }
ref struct View { public ReadOnlySpan<char> S; public string Part => S.ToString(); }
static class Ext { extension(string s) { public string Rest => s.Substring(1); public string this2(int i) => s.Substring(i); } extension(Base b) { public string Cut => b.Text.Substring(2); } }
static class Program
{
    static int A(Line l) => int.Parse(l.Text.Substring(1)) + (l.Text.Trim() == "12" ? 1 : 0);
    static string B(Base b) => b.Text.Substring(2).Trim() + b.Text.Substring(1).Trim();
    static int C(Cursor c) => c.Rest.Trim().Length + c.Next().Rest.Length + c.Rest.Length;
    static bool D(View v) => v.Part.Trim() == "ab" || v.S.ToString().Contains("x");
    static string E(string s) => s.Rest.Trim() + s.Rest.Substring(1) + s.this2(2).Trim();
    static string F(Base b) => b.Cut.Trim() + b.Name.Trim();
    static string G(Base? b) => (b?.Name.Trim() ?? "none") + b?.Text.Substring(1).Trim();
    static int H(string s) => s.Substring(1) switch { "a" => 1, ['b', ..] => 2, { Length: > 3 } => 3, var t when t.Trim() == "q" => 4, _ => 5 };
    static int I(string s) { var t = s.Trim(); return t is "x" or ['y', ..] ? 1 : t is { Length: 2 } ? 2 : t is null ? 3 : 4; }
    static string J(string s) { var (a, b) = (s.Substring(1), s.Trim()); return a + b; }
    static int K(string s) { if (s.Substring(1) is { Length: > 1 } part && int.TryParse(part, out var n)) return n; return -1; }
    static int L(string[] a) => a.Sum(x => int.Parse(x.Substring(1))) + a.Count(x => x.Trim().StartsWith('a'));
    static IEnumerable<int> M(string s) { var t = s.Substring(1); foreach (var c in t) yield return c; yield return t.Length; }
    static int N(string s) { var t = s.Trim(); try { return int.Parse(t); } catch (FormatException) when (t.Length > 1) { return t[0]; } }
    static string O(string s) { var t = s; t = t.Trim(); t = t.Substring(1); if (t.Length > 1) t = t.Replace("b", "c"); return t == "x" ? "X" : t.Length > 2 ? "L" + int.TryParse(t, out _) : "S"; }
    static bool P(string s, object o) => s.Trim().Equals(o) | s.Trim().Equals((object)"a") | object.Equals(s.Trim(), o);
    static bool Q(string s, string? o) => s.Trim() == o | o == s.Substring(1) | string.Equals(s.Trim(), o, StringComparison.OrdinalIgnoreCase);
    static int R(string s) => s.Trim().GetHashCode() == s.GetHashCode() ? 1 : 2;
    static int S(string s) => s.Trim().CompareTo("b") + string.Compare(s.Trim(), "B", StringComparison.Ordinal) + string.CompareOrdinal(s.Substring(1), "a");
    static void Try(Func<object> f) { try { Console.Write(f() + ","); } catch (Exception e) { Console.Write(e.GetType().Name + ","); } }
    static void Main()
    {
        foreach (var s in new[] { "a12", "", "x", " ab ", "xq", "yabc", "a b1" })
        {
            Try(() => A(new(s))); Try(() => B(new Base())); Try(() => B(new Over())); Try(() => C(new Cursor { Text = s })); Try(() => D(new View { S = s })); Try(() => E(s)); Try(() => F(new Over())); Try(() => G(null)); Try(() => G(new Over())); Try(() => H(s)); Try(() => I(s)); Try(() => J(s)); Try(() => K(s)); Try(() => L(new[] { s, "a1" })); Try(() => string.Join("", M(s))); Try(() => N(s)); Try(() => O(s)); Try(() => P(s, "x")); Try(() => Q(s, null)); Try(() => Q(s, "")); Try(() => R(s)); Try(() => S(s));
            Console.WriteLine();
        }
        Console.WriteLine(Line.Reads);
    }
}
