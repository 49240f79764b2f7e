// fixes: ALLOC303
// Texts that grow with raw strings, list patterns, null-conditional operands, switch arms, tuples, locals that are deconstructed, fields behind properties, extension blocks, names with @, and nested loops with labels and comments.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
static class Ext { extension(IEnumerable<int> l) { public string Joined { get { var s = ""; foreach (var x in l) s += x + ","; return s; } } } }
static class Program
{
    static string Raw(int n) { var s = ""; for (var i = 0; i < n; i++) s += $$"""{ "{{i}}" }""" + """a"b"""; return s; }
    static string Pat(object[] all) { var s = ""; foreach (var o in all) { if (o is int i and > 1) s += i; else if (o is string { Length: > 0 } t) s += t; else if (o is int[] and [..]) s += "list"; else s += o; } return s; }
    static string Arms(int n) { var s = "<"; for (var i = 0; i < n; i++) s += i switch { 0 => "zero", 1 => null, _ => i.ToString() }; return s + ">"; }
    static string Cond(string?[] all) { string s = ""; foreach (var t in all) s += t?.Trim() ?? "none"; foreach (var t in all) s += t?.Length; return s; }
    static string Tup(List<(int A, string B)> l) { var s = string.Empty; foreach (var (a, b) in l) s += a + b + (a, b) + ';'; return s; }
    static (string, int) Two(int n) { string s = "", t = ""; for (var i = 0; i < n; i++) { s += i; t = t + "-" + i; } return (s + t, s.Length); }
    static string Pre(int n) { var s = ""; for (var i = 0; i < n; i++) s = i + s; return s; }
    static string Both(int n) { var s = "x"; for (var i = 0; i < n; i++) s = i + s + i; return s; }
    static string Char(int n) { var s = ""; for (var i = 0; i < n; i++) { s += (char)('a' + i); s += '.'; s += 1.5; s += DayOfWeek.Monday + i; s += true; s += (object?)null; } return s; }
    static string Num(int n) { var s = ""; for (var i = 0; i < n; i++) { s += i + i; s += i + i + "t"; s += 'a' + 'b'; s = s + i + i; s = s + (i + i); s += i - 1 + "" + -i; } return s; }
    static string Esc(int n) { var @string = ""; for (var @for = 0; @for < n; @for++) @string += @for; return @string; }
    static string Taken(int n) { var s = ""; var sBuilder = 1; for (var i = 0; i < n; i++) { s += i + sBuilder; var builder = i; sBuilder += builder; } return s; }
    static string Nest(int n) { var s = ""; for (var i = 0; i < n; i++) { for (var j = 0; j < i; j++) s += j; s += ";"; if (i == 2) continue; s += "!"; } return s; }
    static string Lab(int n) { var s = ""; outer: for (var i = 0; i < n; i++) { s += i; if (s.Length > 100) goto outer; } return s; }
    static string Comm(int n)
    {
        var s = ""; // the text
        // loop
        for (var i = 0; i < n; i++) // each
        {
            // add
            s += i; // added
            /* more */ s += ","; /* end */
        }
        // done
        return s; // back
    }
    static string Try(string[] all) { var s = ""; try { foreach (var a in all) { s += int.Parse(a); s += ","; } } catch (FormatException) { return "bad" + s; } finally { Console.Write("f"); } return s; }
    static string Use(int n) { var s = ""; for (var i = 0; i < n; i++) { s += i; if (s.Length > 3) break; if (s.EndsWith('1')) s += "one"; } return s; }
    static string Lam(int n) { var s = ""; for (var i = 0; i < n; i++) { Func<string> f = () => "l" + i; s += f(); } Func<int, string> g = m => { var t = ""; while (m-- > 0) t += m; return t; }; return s + g(n); }
    static string Cap(int n) { var s = ""; Action a = () => s += "a"; for (var i = 0; i < n; i++) { a(); s += i; } return s; }
    static IEnumerable<string> It(int n) { var s = ""; for (var i = 0; i < n; i++) { s += i; if (i % 2 == 1) yield return s; } yield return s; }
    static async System.Threading.Tasks.Task<string> Asy(int n) { var s = ""; for (var i = 0; i < n; i++) { s += await System.Threading.Tasks.Task.FromResult(i); await System.Threading.Tasks.Task.Yield(); } return s; }
    static string Prm(string s, int n) { for (var i = 0; i < n; i++) s += i; return s; }
    static void Out(int n, out string s) { s = ""; for (var i = 0; i < n; i++) s += i; }
    static string Emb(int n, bool b) { var s = ""; if (b) for (var i = 0; i < n; i++) s += i; else while (n-- > 0) s += n; return s; }
    static string Sec(int n) { var s = ""; switch (n) { case 0: break; case 1: for (var i = 0; i < 3; i++) s += i; break; default: foreach (var c in "abc") s += c; break; } return s; }
    static string Cul(double d, int n) { var s = ""; for (var i = 0; i < n; i++) { s += d; s += $"{d:N1}|{d,6}"; CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(i % 2 == 0 ? "en-US" : "de-DE"); } return s; }
    static string Chk(int n) { var s = ""; checked { for (var i = 0; i < n; i++) try { s += i + int.MaxValue; } catch (OverflowException) { s += "o"; } } return s; }
    static string Decl(int n) { string s; s = ""; for (var i = 0; i < n; i++) { string t = s; s += i; if (t == s) return "same"; } return s; }
    static string Ref(int n) { var s = ""; ref var r = ref s; for (var i = 0; i < n; i++) { s += i; if (r.Length != i + 1) return "stale"; } return r; }
    static string Null(int n) { string? s = null; for (var i = 0; i < n; i++) s += i; return s ?? "null"; }
    static string Enm(int n) { var s = ""; foreach (var d in Enum.GetValues<DayOfWeek>()) { if ((int)d >= n) break; s += d; s += $"{d:D}{d,4}"; } return s; }
    static void Main()
    {
        for (var n = 0; n < 4; n++)
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE"); Out(n, out var o);
            Console.WriteLine(Raw(n) + Pat([1, 2, "t", "", new int[0], n]) + Arms(n) + Cond([null, " a "]) + Tup([(n, "b")]) + Two(n) + Pre(n) + Both(n) + Char(n) + Num(n) + Esc(n) + Taken(n) + Nest(n) + Lab(n) + Comm(n) + Try(["1", "2"]) + Try(["1", "x"]) + Use(n) + Lam(n) + Cap(n) + string.Join("/", It(n)) + Asy(n).Result + Prm("p", n) + o + Emb(n, true) + Emb(n, false) + Sec(n) + Cul(1.5, n) + Chk(n) + Decl(n) + Ref(n) + Null(n) + Enm(n) + new[] { n, 2 }.Joined);
        }
    }
}
