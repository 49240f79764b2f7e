// fixes: ALLOC104, ALLOC303, ALLOC305, ALLOC401
// Delegates of hidden and overridden methods, tables, expressions and texts that a culture decides.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Concurrent;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

class B
{
    protected readonly ConcurrentDictionary<string, string> _items = new();
    protected virtual string Make(string k) => "B" + k;
    protected string Plain(string k) => "p" + k;
}
sealed class D : B
{
    protected override string Make(string k) => "D" + k;
    new string Plain(string k) => "q" + k;
    int n;
    public string A(string k) => _items.GetOrAdd(k, Make);
    public string C(string k) => _items.GetOrAdd(k, base.Make);
    public string E(string k) => _items.GetOrAdd(k, Plain);
    public string F(string k) => _items.GetOrAdd(k, base.Plain);
    public string G(string k) => _items.GetOrAdd(k, x => x + n++);
    public string H(string k) => _items.GetOrAdd(k, x => x + n--);
    public string I(string k) => _items.GetOrAdd(k, ((B)this).Plain2);
    public string J(string k) => _items.AddOrUpdate(k, Make, (a, b) => a + b + n);
    public string K(string k) => _items.AddOrUpdate(k, base.Make, (a, b) => a + b + n);
}
static class BExt { public static string Plain2(this B b, string k) => "x" + k; }
static class Program
{
    static bool Turkish(string s) => new Regex("^I$", RegexOptions.IgnoreCase).IsMatch(s);
    static bool Turkish2(string s) { var r = new Regex("^(?i:I)$"); return r.IsMatch(s); }
    static string InLoop(string[] cultures)
    {
        var r = "";
        foreach (var c in cultures) { CultureInfo.CurrentCulture = new CultureInfo(c); var x = new Regex("^I$", RegexOptions.IgnoreCase); r += x.IsMatch("\u0131"); }
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        return r;
    }
    static bool Set(string s) { var set = new HashSet<string>(StringComparer.CurrentCultureIgnoreCase) { "I", "b" }; return set.Contains(s); }
    static bool Set2(string s) => new HashSet<string>(StringComparer.CurrentCultureIgnoreCase) { "I", "b" }.Contains(s);
    static bool Set3(string s) { var set = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "I", "b" }; return set.Contains(s); }
    static string Table(int k) { var t = new Dictionary<int, string> { [1] = "a", [2] = "b" }; return t.TryGetValue(k, out var v) ? v : t[1]; }
    static string Fields(string k) { var t = new List<string> { s_a, s_b, "c" }; return t.IndexOf(k) + t[0]; }
    static readonly string s_a = "A"; static readonly string s_b = s_a + "B";
    static string Each() { var r = new StringBuilder(); foreach (var x in new[] { "a", s_b, "c" }) r.Append(x); foreach (var y in new List<int> { 3, 4 }) r.Append(y); return r.ToString(); }
    static string LoopSet(string[] names)
    {
        var r = new StringBuilder();
        foreach (var n in names)
        {
            var set = new HashSet<string>(StringComparer.CurrentCultureIgnoreCase) { };
            set.Add(n); set.Add(n.ToUpperInvariant());
            r.Append(set.Count);
            CultureInfo.CurrentCulture = new CultureInfo(n == "i" ? "tr-TR" : "en-US");
        }
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        return r.ToString();
    }
    static string Texts(int n)
    {
        var r = new StringBuilder();
        string p = "x".PadLeft(n);
        for (int i = 0; i < n; i++)
        {
            var t = p.ToUpper(); var u = p + s_a; var q = string.Format("{0}-{1}", p, s_a);
            r.Append(t).Append(u.Length).Append(q);
        }
        return r.ToString();
    }
    static void Main()
    {
        var d = new D();
        foreach (var k in new[] { "a", "b" })
            Console.WriteLine(d.A(k + 1) + d.C(k + 2) + d.E(k + 3) + d.F(k + 4) + d.G(k + 5) + d.H(k + 6) + d.I(k + 7) + d.J(k + 8) + d.K(k + 9));
        foreach (var c in new[] { "en-US", "tr-TR", "" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(c);
            Console.WriteLine(Turkish("\u0131") + " " + Turkish2("\u0131") + Set("\u0131") + Set2("\u0131") + Set3("i"));
        }
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        Console.WriteLine(InLoop(new[] { "en-US", "tr-TR" }) + Table(2) + Table(3) + Fields("c") + Each() + LoopSet(new[] { "i", "i", "\u0131" }) + Texts(3));
    }
}
