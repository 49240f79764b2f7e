// fixes: ALLOC104, ALLOC307, ALLOC401
// Numbers, identifiers, characters and parts of texts, written by detours in three cultures: with signs, zeros, escapes, surrogates and names of constants.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
enum Num { A = 1, B = -2 }
static class Program
{
    const string Comma = ","; const string Empty = ""; const string Dot = "."; const string Nl = "\n";
    static string A(string s) => string.Join("|", Regex.Split(s, ",")) + string.Join("|", Regex.Split(s, Empty)) + string.Join("|", Regex.Split(s, "ab")) + string.Join("|", Regex.Split(s, Nl)) + string.Join("|", Regex.Split(s, @"\n")) + string.Join("|", Regex.Split(s, " ")) + string.Join("|", Regex.Split(s, "#")) + string.Join("|", Regex.Split(s, ",", RegexOptions.IgnoreCase)) + string.Join("|", Regex.Split(s, ",", RegexOptions.RightToLeft)) + string.Join("|", Regex.Split(s, Environment.NewLine)) + string.Join("|", Regex.Split(s, "é")) + string.Join("|", Regex.Split(s, "\uD83D"));
    static string B(string s) => Regex.Replace(s, ",", ";") + Regex.Replace(s, ",", "$0") + Regex.Replace(s, "a", "") + Regex.Replace(s, "ab", "$$") + Regex.Replace(s, "İ", "x");
    static string C(int n, uint u, long l, byte b, sbyte sb, short sh, ulong ul) => n.ToString().PadLeft(5, '0') + u.ToString().PadLeft(5, '0') + l.ToString("x").PadLeft(8, '0') + b.ToString().PadLeft(3, '0') + sb.ToString("X").PadLeft(4, '0') + sh.ToString("x").ToUpper() + ul.ToString("X").ToLower() + n.ToString("x8").ToUpperInvariant() + n.ToString("X").ToLowerInvariant() + b.ToString("x2").ToUpper(CultureInfo.CurrentCulture) + u.ToString().PadLeft(0, '0') + u.ToString().PadLeft(1, '0') + u.ToString(CultureInfo.InvariantCulture).PadLeft(12, '0') + b.ToString("X2").PadLeft(4, '0') + u.ToString("").PadLeft(3, '0');
    static string D(Guid g) => g.ToString().Replace("-", "") + g.ToString("D").Replace("-", "") + g.ToString().Replace("-", string.Empty) + g.ToString("B").Replace("-", "") + g.ToString().Replace("-", "").ToUpper() + g.ToString().Replace('-', '_') + $"{g}".Replace("-", "") + g.ToString().Replace("-", null);
    static string E(char c, char d) => (c.ToString() == "a") + "" + (c.ToString() != d.ToString()) + ("a" == c.ToString()) + c.ToString().Equals("a") + c.ToString().Equals("a", StringComparison.OrdinalIgnoreCase) + c.ToString().Equals(d.ToString(), StringComparison.Ordinal) + string.Equals(c.ToString(), "b") + (c.ToString() is "a" or "b") + c.ToString() switch { "a" => 1, "b" => 2, _ => 3 } + (c.ToString() == "") + (c.ToString() == "ab") + (c.ToString() == null) + (c.ToString() == Comma) + (c.ToString() is Dot) + c.ToString().CompareTo("a") + (c.ToString() + d.ToString() == "ab") + $"{c}".Equals("a");
    static string F(string s, int i) { switch (s[i].ToString()) { case "a": return "A"; case "b" when i > 0: return "B"; case "\"": return "q"; case "\\": return "bs"; case "\0": return "nul"; case "'": return "sq"; default: return "?"; } }
    static string G(string s, char c) => s.Contains(c.ToString()) + "" + s.IndexOf(c.ToString(), StringComparison.Ordinal) + s.IndexOf(c.ToString()) + string.Join("|", s.Split(c.ToString())) + string.Join(c.ToString(), new[] { "x", "y" }) + new StringBuilder(s).Insert(0, c.ToString()).Append(c.ToString()).Replace(c.ToString(), "z") + s.Replace(c.ToString(), "") + s.StartsWith(c.ToString()) + s.StartsWith(c.ToString(), StringComparison.Ordinal) + s.LastIndexOf(c.ToString()) + s.TrimEnd(c.ToString()[0]);
    static string H(int n, Num e, char c) => int.Parse(n.ToString()) + "" + long.Parse(n.ToString()) + Convert.ToInt64(n.ToString()) + (Num)Enum.Parse(typeof(Num), n.ToString()) + Enum.Parse<Num>(n.ToString()) + int.Parse(((int)e).ToString()) + (uint.TryParse(n.ToString(), out var u) ? u : 9) + (byte.TryParse(n.ToString(), out var b) ? b : 9);
    static string I(string s) => string.Format("const") + string.Format(s) + string.Format("{{x}}") + string.Format(CultureInfo.InvariantCulture, "y");
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var c in new[] { "en-US", "tr-TR", "ar-SA" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(c);
            foreach (var s in new[] { "", ",", "a,b", "abab", "x\ny\r\nz", "a b#c", "é,ab", "\uD83D\uDE00" })
                Console.WriteLine(Try(() => A(s)) + Try(() => B(s)) + Try(() => F(s, 0)) + Try(() => G(s, 'a')) + Try(() => G(s, '\0')) + Try(() => I(s)));
            foreach (var n in new[] { 0, 7, -7, 123456, int.MinValue, 255 })
                Console.WriteLine(Try(() => C(n, (uint)n, n, (byte)n, (sbyte)n, (short)n, (ulong)n)) + Try(() => H(n, Num.B, 'c')));
            Console.WriteLine(D(new Guid("0102aabb-0506-0708-090a-0b0c0d0e0f10")) + E('a', 'b') + E('b', 'b') + E(',', '.') + Try(() => F("ab", 1)) + Try(() => F("\"", 0)) + Try(() => F("\\", 0)) + Try(() => F("\0", 0)) + Try(() => I("{")));
        }
    }
}
