// fixes: ALLOC305
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
static class Ext
{
    extension(StringBuilder sb)
    {
        public StringBuilder AppendLine(int n) { sb.Append('<').Append(n).Append('@').Append(sb.Length).Append('>'); return sb; }
        public StringBuilder Append(string text, string other) { sb.Append(text.Length).Append(other); sb.Length -= 1; return sb; }
        public StringBuilder Append() { sb.Append("[" + sb.Length + "]"); return sb; }
        public string ToString(string end) { sb.Append(end); return sb.ToString() + sb.Length; }
        public StringBuilder Clear(int n) { sb.Length = n; return sb; }
        public StringBuilder AppendFormat(int n) { sb.Append("f" + n); return sb; }
        public StringBuilder Insert(string s) { sb.Insert(0, s); return sb; }
    }
}
static class Program
{
    static string A(int n) { var sb = new StringBuilder(); for (var i = 0; i < n; i++) sb.Append("a").AppendLine(i); return sb.ToString(); }
    static string B(int n) { var sb = new StringBuilder(); sb.Append("xy"); sb.Append("qq", "rst"); sb.Append(n); return sb.ToString(); }
    static string C(int n) { var sb = new StringBuilder(); sb.Append("xy"); sb.Append(); sb.Append(n); return sb.ToString(); }
    static string D(int n) { var sb = new StringBuilder(); sb.Append("xy"); sb.Append(n); return sb.ToString("!"); }
    static string E(string[] words) { var all = ""; foreach (var w in words) { var sb = new StringBuilder(); sb.Append("xy").Append(w); sb.Clear(1).Append("z"); all += sb.ToString(); } return all; }
    static string F(int n) { var sb = new StringBuilder(); sb.Append("xy"); sb.AppendFormat(n); sb.AppendLine("q"); sb.AppendLine(); return sb.ToString(); }
    static string G(StringBuilder outer, int n) { for (var i = 0; i < n; i++) { var sb = new StringBuilder(); sb.Append("w").Insert("start").Append(i); outer.Append(sb.ToString()); } return outer.ToString(); }
    static string H(int n) { var sb = new StringBuilder(); for (var i = 0; i < n; i++) sb.Append("a").Append(i).AppendLine(); return sb.ToString(); }
    static void Main()
    {
        for (var k = 0; k < 3; k++)
            Console.WriteLine(A(k) + B(k) + C(k) + D(k) + E(new[] { "a", "b" }) + F(k) + G(new(), k) + H(k));
    }
}
