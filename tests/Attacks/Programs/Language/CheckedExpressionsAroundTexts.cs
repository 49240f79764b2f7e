// fixes: ALLOC301, ALLOC302, ALLOC305
// Numbers in texts inside checked and unchecked expressions, with parts of a text that are parsed, builders and tables around them.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
static class Program
{
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static string Parse(string s, int n) => checked(int.Parse(s.Substring(1)) + n) + "" + unchecked(int.Parse(s.Trim().Substring(1)) + n);
    static string Split(string s, int n) { var p = s.Split(','); if (p.Length < 2) return "few"; return checked(int.Parse(p[1]) * n) + "" + unchecked(int.Parse(p[0]) * n); }
    static string Each(string s, int n) { var r = 0; foreach (var p in s.Split(',')) r = checked(r + int.Parse(p) * n); return r + ""; }
    static string Build(string s, int n) { var b = new StringBuilder(); b.Append(checked(s + (n + 1))).Append(unchecked(s + (n + 1))).Append("a" + checked(n + s.Length)); checked { b.Append(s + (n - 1)); } return b.ToString(); }
    static string Interp(int n) { var b = new StringBuilder(); b.Append(checked($"{n + 1}")); b.Append($"{checked(n + 1)}{unchecked(n + 1)}"); b.Append(string.Format("{0}", unchecked(n * 2))); return b.ToString(); }
    static string Hoist(List<string> l, int n) { var r = ""; foreach (var x in l) { r += x.Substring(checked(n - n)) + checked(n.ToString() + x.Length); } return r; }
    static void Main() { foreach (var n in new[] { 1, 2, int.MaxValue }) Console.WriteLine(Try(() => Parse("x12", n)) + Try(() => Split("3,4", n)) + Try(() => Each("1,2", n)) + Try(() => Build("s", n)) + Try(() => Interp(n)) + Try(() => Hoist(["a"], n))); }
}
