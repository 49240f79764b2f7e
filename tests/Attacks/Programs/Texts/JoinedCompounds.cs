// fixes: ALLOC301
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
sealed class Box { public string Text = "abcdef"; public string this[int i] { get { Console.Write("g"); return Text; } set { Console.Write("s"); Text = value; } } public string Next() { Text = "zz"; return "n"; } public static implicit operator string(Box b) { Console.Write("conv"); return b.Text; } }
static class Program
{
    static int s_i;
    static string A(Box b) { b[s_i++] += b.Text.Substring(1); return b.Text + s_i; }
    static string B(Box b) => b.Text.Substring(1) + b.Next() + b.Text;
    static string C(Box b) => b.Text.Substring(2) + b;
    static string D(Box b) { b.Text += b.Text.Substring(1) + b.Next(); return b.Text; }
    static async Task<string> E(Box b) => b.Text.Substring(1) + await Task.FromResult("q") + b.Text.Trim();
    static IEnumerable<string> F(Box b) { yield return b.Text.Substring(1) + b.Text[..2]; b.Text = "xyz"; yield return b.Text.Substring(1) + 'c'; }
    static string G(string s, int i) => s.Substring(i) + s.Substring(0, i) + s[i];
    static string H(string s, string? n) { s = s.Trim() + n?.Trim(); s += s.Substring(1); return s; }
    static string I(string s, object o) { var t = s.Substring(1); return t + o + t.Length; }
    static string J(ReadOnlySpan<char> s, string t) => s.ToString() + t.Substring(1) + new string(s);
    static string K(string s) { string Local() { s = "changed"; return "!"; } return s.Substring(1) + Local() + s.Substring(1); }
    static string L(char[] c) { string Local() { c[0] = 'Q'; return "!"; } return new string(c) + Local() + new string(c, 0, 1); }
    static string M(string s) => checked(s.Substring(1) + s.Substring(s.Length - 1)) + (s.Length > 3 ? s.Substring(3) : s[..1]);
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Try(() => A(new())); Try(() => B(new())); Try(() => C(new())); Try(() => D(new())); Try(() => E(new()).Result); Try(() => string.Join("/", F(new())));
        Try(() => G("hello", 2)); Try(() => G("hello", 5)); Try(() => G("h", 3)); Try(() => H(" ab ", null)); Try(() => I("abc", 4)); Try(() => J("xyz", "q")); Try(() => K("start")); Try(() => L(new[] { 'a', 'b' })); Try(() => M("abcdef")); Try(() => M("ab"));
    }
}
