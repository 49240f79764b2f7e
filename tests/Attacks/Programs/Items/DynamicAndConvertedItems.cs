// fixes: ALLOC103
#nullable enable
using System;
using System.IO;
using System.Text;
static class Program
{
    static string A(dynamic a, object b) { var s = ""; for (var i = 0; i < 2; i++) s = string.Format("{0}|{1}", new object[] { a, b }); return s; }
    static string B(dynamic a, dynamic b) { var s = ""; for (var i = 0; i < 2; i++) s = string.Concat(new object[] { a, b }); return s; }
    static string C(object a, object b) { var s = ""; for (var i = 0; i < 2; i++) s = string.Format("{0}|{1}", new object[] { a, b }); return s; }
    static string D(string a, string b) { var s = ""; for (var i = 0; i < 2; i++) s = string.Format("{0}|{1}", new object[] { new[] { a, b }, b }); return s; }
    static string E(string a, string? b) { var s = ""; for (var i = 0; i < 2; i++) s = Path.Combine(new[] { a, b ?? a, "" }); return s; }
    static string F(IFormattable a, int b) { var s = ""; for (var i = 0; i < 2; i++) s += string.Join("-", new object[] { a, b, i }); return s; }
    static string G(StringBuilder sb, string a) { for (var i = 0; i < 2; i++) sb.AppendJoin(',', new[] { a, "x" }).AppendJoin("-", new object[] { a, i }); return sb.ToString(); }
    static string H(string text) { var n = 0; for (var i = 0; i < 2; i++) n += text.Split(new[] { ',', ';' }).Length + text.Split(new[] { 'a', 'b' }).Length; return text.Trim(new[] { 'a', 'b' }) + n + text.TrimEnd(new char[] { 'x', ';' }); }
    static string I(string text) { var n = ""; for (var i = 0; i < 2; i++) n += string.Concat(new[] { text, text + i, null, "q" }); return n; }
    static string J(int a, char c) { var n = ""; for (var i = 0; i < 2; i++) n += string.Format(null, "{0}{1}", new object?[] { null, c }) + string.Format("{0}{1}{2}", new object?[] { a > 1 ? a : c, default(int?), default }); return n; }
    static void Main()
    {
        Console.WriteLine(A(1, "x") + B("a", 2) + B(1, 2) + C(null!, 3) + D("p", "q") + E("a", null) + F(1.5, 2) + G(new(), "z") + H("ab,c;xa;") + I("t") + J(1, 'c'));
    }
}
