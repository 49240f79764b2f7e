// fixes: ALLOC207
// Each place that an interpolated string can stand in and be more than a string; one is plain.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
[InterpolatedStringHandler]
public struct Html
{
    private string _t;
    public Html(int literals, int holes) { _t = "handler "; }
    public void AppendLiteral(string s) => _t += s;
    public void AppendFormatted<T>(T v) => _t += "<" + v + ">";
    public static implicit operator Html(string s) => new Html { _t = "string " + s };
    public override string ToString() => _t;
}
[InterpolatedStringHandler]
public struct Outer
{
    private string _t;
    public Outer(int literals, int holes) { _t = "outer "; }
    public void AppendLiteral(string s) => _t += s;
    public void AppendFormatted(string v) => _t += "<string " + v + ">";
    public void AppendFormatted(Html v) => _t += "<html " + v + ">";
    public override string ToString() => _t;
}
static class Uses
{
    static string Take(Outer o) => o.ToString();
    static string All(params Html[] h) => string.Join("|", h);
    static string First(IFormattable f) => "formattable";
    static string First(object f) => "object";
    public static (Html, int) Tuple(int n) { (Html, int) t = (string.Format("t{0}", n), 1); return t; }
    public static (Html, int) Tuple2(int n) => (string.Format("t{0}", n), 1);
    public static Html[] Array(int n) { Html[] a = { string.Format("t{0}", n) }; return a; }
    public static Html[] Array2(int n) => new Html[] { string.Format("t{0}", n) };
    public static Html[] Array3(int n) => [string.Format("t{0}", n)];
    public static List<Html> Array4(int n) => [string.Format("t{0}", n)];
    public static string Params(int n) => All(string.Format("t{0}", n), string.Format("t{0}", n));
    public static Html Ternary(int n) { Html h = n > 0 ? string.Format("t{0}", n) : "no"; return h; }
    public static Html Ternary2(int n) { Html h = n > 0 ? string.Format("t{0}", n) : new Html(0, 0); return h; }
    public static Html Switch(int n) { Html h = n switch { 0 => string.Format("t{0}", n), _ => new Html(0, 0) }; return h; }
    public static Html Sum(int n) { Html h = $"a{n}" + string.Format("t{0}", n); return h; }
    public static Html Sum2(int n) { Html h = ($"a{n}" + (string.Format("t{0}", n))); return h; }
    public static string Nested(int n) => Take($"a{string.Format("t{0}", n)}");
    public static string Formattable(int n) => First(string.Format("t{0}", n));
    public static Html Lambda(int n) { Func<Html> f = () => string.Format("t{0}", n); return f(); }
    public static Html Default(int n) { Html? h = string.Format("t{0}", n); return h.Value; }
    public static Html Default2(string n) { Html? h = n ?? string.Format("t{0}", n); return h.Value; }
    public static string Cast(int n) => (Html)string.Format("t{0}", n) + "" + (object)(Html)(string.Format("t{0}", n)) + (IFormattable)(object)1;
    public static IEnumerable<Html> Yield(int n) { yield return string.Format("t{0}", n); }
    public static string Plain(int n) => string.Format("p{0}b", n);
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Uses.Tuple(i) + " " + Uses.Tuple2(i) + Uses.Array(i)[0] + Uses.Array2(i)[0] + Uses.Array3(i)[0]
                + Uses.Array4(i)[0] + Uses.Params(i));
            Console.WriteLine(Uses.Ternary(i) + " " + Uses.Ternary2(i) + Uses.Switch(i) + Uses.Sum(i) + Uses.Sum2(i)
                + Uses.Nested(i) + Uses.Formattable(i) + Uses.Lambda(i));
            Console.WriteLine(Uses.Default(i) + " " + Uses.Default2(null) + Uses.Cast(i) + Uses.Plain(i));
            foreach (var h in Uses.Yield(i)) Console.WriteLine(h);
        }
    }
}
