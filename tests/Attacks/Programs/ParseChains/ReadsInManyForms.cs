// fixes: ALLOC301
// Parts that are compared, parsed, joined and looked up beside overloads and extensions of the program, in three cultures.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
class Key { public string V = "x"; public static implicit operator string(Key k) { Console.Write("c"); return k.V; } public string Substring(int i) => "own"; public string Trim() => "ownt"; }
static class Own { public static int Parse(ReadOnlySpan<char> s) { Console.Write("span"); return -1; } public static int Parse(string s) => s.Length; public static bool Is(string s) => s.Length > 2; public static bool Is(ReadOnlySpan<char> s) => false; public static bool StartsWith(this ReadOnlySpan<char> s, string o) { Console.Write("ext"); return true; } public static int IndexOf(this ReadOnlySpan<char> s, string o) { Console.Write("ext"); return -7; } }
static class Program
{
    static string A(string s, int i) { var r = ""; r = (s.Substring(i) == "b").ToString(); Console.Write(r); Console.Write(s.Substring(i).Length); Console.Write(s.Substring(i, 1)[0]); Console.Write(s.Trim() == s); Console.Write(s.Substring(i).StartsWith("b")); Console.Write(s.Substring(i).StartsWith("b", StringComparison.Ordinal)); Console.Write(s.Substring(i).IndexOf("b")); Console.Write(s.Substring(i).IndexOf('b')); Console.Write(s.Substring(i).Contains("b")); Console.Write(s.Trim().Equals("b")); Console.Write(s.ToLower() == "b"); Console.Write(s.ToUpperInvariant() == "I"); Console.Write(s.ToLowerInvariant().Contains("i")); Console.Write(s.ToUpper().StartsWith("I")); Console.Write(string.Compare(s.Substring(i), "b")); Console.Write(s.Substring(i).CompareTo("b")); return r; }
    static string B(string s, int i) { Console.Write(int.Parse(s.Substring(i))); return ""; }
    static string B2(string s, int i) { Console.Write(int.TryParse(s.Substring(i, 1), out var x) + "" + x); Console.Write(double.TryParse(s.Trim(), NumberStyles.Any, null, out var y)); Console.Write(Guid.TryParse(s.Trim(), out _)); Console.Write(DateTime.TryParse(s.Substring(i), out _)); Console.Write(Enum.TryParse<DayOfWeek>(s.Trim(), out var d)); Console.Write(bool.TryParse(s.Trim(), out _)); return ""; }
    static string C(string s, int i) { Console.Write(Own.Parse(s.Substring(i))); Console.Write(Own.Is(s.Substring(i))); return ""; }
    static string D(string s, int i, StringBuilder b) { b.Append(s.Substring(i)); b.Append(s.Trim()); b.Append(s.Substring(i), 0, 1); b.Append(s.Substring(i, 1) + s.Substring(i) + i); b.Insert(0, s.Substring(i)); return b.ToString(); }
    static string E(string s, int i) { var p = s.Substring(i); s = "changed" + s; return (p == "b") + "" + p.Length + p.StartsWith("b", StringComparison.Ordinal) + int.TryParse(p, out var n); }
    static string F(string s, int i) { var p = s.Substring(i); if (p.Length > 1) { return "x"; } else if (p == "b") return p; return "q"; }
    static string G(string s, int i) { var t = s.Trim(); var u = t.Substring(i); return u.TrimEnd('b') + u + (u.TrimStart() == "b"); }
    static string H(string s, int i) { switch (s.Substring(i)) { case "b": return "one"; case "bc": return "two"; } return s.Trim() switch { "b" => "x", var q => q }; }
    static string I(Key k, int i) { string s = k; return s.Substring(i) + (k.Substring(i) == "own") + (k.Trim() == "x"); }
    static string J(char[] c, int i, string s) { return (new string(c) == "ab") + "" + (new string(c, i, 1) == "b") + (new string('x', i) == "xx") + s.Replace("a", "b").Contains("b") + s.Replace('a', 'b').StartsWith("b", StringComparison.Ordinal) + (s.Remove(i) == "a") + s.Insert(i, "z").Length + s.PadLeft(i + 4).Length; }
    static string K(string s, string t) { return (s + t == "ab") + "" + (s + t).Length + (s + t).Contains("ab") + string.Concat(s, t).Equals("ab") + (s + "x" + t).StartsWith("ax", StringComparison.Ordinal) + ($"{s}{t}" == "ab") + (s + t).IndexOf('b'); }
    static string K2(Dictionary<string, int> d, string s, int i) { return d.TryGetValue(s.Substring(i), out var v) + "" + v + d.ContainsKey(s.Trim()) + d.ContainsKey(s.ToLower()); }
    static string L(string s, int i) { return string.Join(",", s.Substring(i).Split('b')) + s.Substring(i).Split(',').Length + s.Trim().Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries).Length; }
    static string M(string s, int i) { Func<bool> f = () => s.Substring(i) == "b"; s = "zb"; i = 1; return f() + "" + string.Equals(s.Substring(i), "B", StringComparison.OrdinalIgnoreCase) + (s.Substring(i).GetHashCode() == "b".GetHashCode()) + ReferenceEquals(s.Trim(), s); }
    static string N(string s, int i) { return string.IsNullOrWhiteSpace(s.Substring(i)) + "" + string.IsNullOrEmpty(s.Trim()) + (s.Trim().Length == 0) + (s.Trim() is { Length: > 1 }) + (s.Substring(i) is "b" or "c") + (s.Substring(i) is not null) + s.Trim()?.Length + (s.Substring(i) ?? "q").Length + s.Trim().LastIndexOf('b', 0) ; }
    static string O(string s, int i) { foreach (var c in s.Substring(i)) { s = "new"; Console.Write(c); } foreach (var c in s.Trim().ToCharArray()) Console.Write(c); for (var j = 0; j < s.Trim().Length; j++) Console.Write(s.Trim()[j]); return ""; }
    static string P(string s, int i) { return (s.Substring(i) + s.Substring(0, i)) + (s.Substring(i) + s.Length + s.Trim()) + string.Concat(s.Substring(i), "x") + $"{s.Substring(i)}{s.Trim(),5}"; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        foreach (var cu in new[] { "tr-TR", "en-US", "" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(cu);
            foreach (var s in new[] { "ab", "I", "i", " b ", "", "a\0b", "1,5", "\u0130", "co\u00adop", "aa\u0308b", "12", "B", "\ud800b" })
                for (var i = -1; i < 4; i++)
                {
                    var j = i;
                    Try(() => A(s, j)); Try(() => B(s, j)); Try(() => B2(s, j)); Try(() => C(s, j)); Try(() => D(s, j, new())); Try(() => E(s, j)); Try(() => F(s, j)); Try(() => G(s, j)); Try(() => H(s, j)); Try(() => I(new Key(), j)); Try(() => J(s.ToCharArray(), j, s)); Try(() => K(s, "b")); Try(() => K2(new() { ["b"] = 1, ["i"] = 2 }, s, j)); Try(() => L(s, j)); Try(() => M(s, j)); Try(() => N(s, j)); Try(() => O(s, j)); Try(() => P(s, j));
                }
        }
    }
}
