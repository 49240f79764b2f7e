// fixes: ALLOC302
// Parts of texts in list patterns, ranges, deconstruction, switch expressions, lambdas, holes, handlers, local functions, extension blocks and sections.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
static class Ext { extension(string s) { public string Head => s.Split(':')[0]; public int Parts { get { var p = s.Split(':'); if (p.Length < 2) return -1; return int.Parse(p[1]); } } } }
static class Program
{
    const char Sep = ','; const string Long = "--";
    static string Name(string line) { var parts = line.Split(Sep); return parts.Length > 1 ? parts[1].Trim() : "none"; }
    static string Pat(string line) { var parts = line.Split(','); if (parts is [var a, _, ..]) return a; return parts is [] ? "empty" : parts[0]; }
    static string Last(string line) { var parts = line.Split(','); return parts[^1] + parts[parts.Length - 1]; }
    static string Rng(string line) { var parts = line.Split(','); return string.Join("|", parts[..1]) + parts.Length; }
    static int Num(string line) { var parts = line.Split('='); if (parts.Length != 2) return 0; if (!int.TryParse(parts[1], out var n)) return parts[0].Length; return n; }
    static string Sw(string line) { var parts = line.Split(Long); switch (parts.Length) { case 1: return "one"; case 2: return parts[1]; default: return parts[2]; } }
    static string SwE(string line) { var p = line.Split(','); return p.Length switch { 1 => p[0], 2 => p[1], _ => "m" }; }
    static string Lam(string line) { Func<string> f = () => { var parts = line.Split(','); return parts.Length > 2 ? parts[2] : ""; }; return f(); }
    static string Cap(string line) { var parts = line.Split(','); Func<string> f = () => parts[0]; return f(); }
    static string Hole(string line) { var parts = line.Split(','); if (parts.Length < 2) return ""; return $"{parts[0],4}/{parts[1].Length:D2}/{parts[1]}"; }
    static string Each(string line) { var r = ""; foreach (var part in line.Split(',')) { if (part.Length == 0) continue; if (part[0] == 'x') break; r += part + ";"; } return r; }
    static string EachTrim(string line) { var r = ""; foreach (string part in line.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)) r += part + part.Length + ";"; return r; }
    static string EachNull(string? line) { try { var r = ""; foreach (string? part in line!.Split(',')) r += part; return r; } catch (NullReferenceException) { return "nre"; } }
    static string EachLam(string line) { var l = new List<Func<string>>(); foreach (var part in line.Split(',')) l.Add(() => part); return string.Join(";", l.Select(f => f())); }
    static string EachNest(string line) { var r = ""; foreach (var part in line.Split(';')) foreach (var inner in part.Split(',')) { r += inner + inner.Length; } return r; }
    static string EachTry(string line) { var r = ""; foreach (var part in line.Split(',')) try { r += int.Parse(part); } catch (FormatException) { r += "?"; continue; } finally { r += "."; } return r; }
    static IEnumerable<string> EachYield(string line) { foreach (var part in line.Split(',')) yield return part + part.Length; }
    static string EachTernary(string a, string b, bool c) { var r = ""; foreach (var part in (c ? a : b).Split(',')) r += part; return r; }
    static string EachCall(StringBuilder b) { var r = ""; foreach (var part in b.ToString().Split(',')) { b.Append(",z"); r += part; } return r; }
    static string EachDeep(string line) { var r = ""; foreach (var text in line.Trim().Split(',')) { var textRange = 1; r += text + textRange; } return r; }
    static string EachEmb(string line, bool c) { var r = ""; if (c) foreach (var part in line.Split(',')) r += part; else r = "no"; return r; }
    static string EachRaw(string line) { var r = ""; foreach (var part in line.Split("""--""")) r += part + "|"; foreach (var part in line.Split(@"\")) r += part + "|"; foreach (var part in line.Split('\'')) r += part; return r; }
    static int Count(string line) => line.Split(',').Length * 2 - -line.Split(Long).Length;
    static int Counts(string line) { checked { var n = line.Split(',').Length; return n + (int)(uint)line.Split(',').Length; } }
    static string Two(string line, string other) { var a = line.Split(','); var b = other.Split(','); if (a.Length > 1 && b.Length > 1) return a[1] + b[1]; return a[0] + b[0]; }
    static string Eq(string line) { var a = line.Split(','); return a[0] == "a" ? "A" : a.Length > 1 && a[1].StartsWith('b') ? "B" : a[0].Equals("x") ? "X" : ""; }
    static string Verb(string @string) { var @new = @string.Split(','); return @new.Length > 1 ? @new[1] : @new[0]; }
    static bool Out(string line, out string value, out int n) { var p = line.Split(','); value = p[0]; n = 0; return p.Length > 1 && int.TryParse(p[1].Trim(), out n); }
    static string Opt(string line) { var p = line.Split(new[] { ',', ';' }, 3, StringSplitOptions.None); return p.Length > 2 ? p[2] : p[0]; }
    static string Any(string line) { var p = line.Split(',', ';'); return p.Length > 1 ? p[1] : p[0]; }
    static string Guard(string line) { var p = line.Split(','); try { return p[3]; } catch (IndexOutOfRangeException) { return "ior"; } }
    static void Main()
    {
        foreach (var s in new[] { "", ",", "a,b,c", " a , b ", "a--b--c", "k=5", "k=x", "k:7:8", "a;b;;c,d", "xx,y", @"a\b'c", "1,x,2", ",,", "a,12" })
        {
            var ok = Out(s, out var v, out var n);
            Console.WriteLine($"{Name(s)}|{Pat(s)}|{Last(s)}|{Rng(s)}|{Num(s)}|{Sw(s)}|{SwE(s)}|{Lam(s)}|{Cap(s)}|{Hole(s)}|{Each(s)}|{EachTrim(s)}|{EachNull(s)}|{EachLam(s)}|{EachNest(s)}|{EachTry(s)}|{string.Join("+", EachYield(s))}|{EachTernary(s, "q,r", s.Length > 2)}|{EachCall(new(s))}|{EachDeep(s)}|{EachEmb(s, s.Length > 1)}|{EachRaw(s)}|{Count(s)}|{Counts(s)}|{Two(s, "p,q")}|{Eq(s)}|{Verb(s)}|{ok}{v}{n}|{Opt(s)}|{Any(s)}|{Guard(s)}|{s.Head}|{(s.Contains(":7") ? s.Parts : 0)}");
        }
        Console.WriteLine(EachNull(null));
    }
}
