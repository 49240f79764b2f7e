// fixes: ALLOC606
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Diagnostics.CodeAnalysis;
enum Kind : byte { A, B, C = A, D = 7 }
static class Names { public const char A = 'a'; public const string Text = "t"; public const double Pi = 3; public const long Big = 1L << 40; }
partial class Lexer
{
    private static readonly Dictionary<char, int> s_prec = new() { ['+'] = 1, ['*'] = 2, [Names.A] = -3, ['\u0065'] = 0x10, [(char)66] = unchecked((int)0xFFFFFFFF), ['\''] = int.MaxValue };
    private static readonly Dictionary<char, double> s_num = new() { { 'x', 1 }, { 'y', 1 / 2 }, { 'z', Names.Pi }, { 'q', 1f }, { 'l', Names.Big } };
    private static readonly Dictionary<Kind, string?> s_text = new() { [Kind.A] = null, [Kind.B] = Names.Text + "x", [Kind.D] = "d", [(Kind)99] = nameof(Kind.B) };
    private static readonly HashSet<byte> s_bytes = new() { 1, 2, 0xFF, (byte)'a' };
    private static readonly HashSet<sbyte> s_sbytes = new() { -1, 2, sbyte.MinValue, unchecked((sbyte)200) };
    private static readonly IReadOnlyDictionary<char, Kind> s_kinds = new Dictionary<char, Kind> { ['a'] = Kind.A, ['b'] = Kind.D, ['c'] = (Kind)5, ['d'] = 0 };
    private static readonly Dictionary<char, char> s_close = new() { ['('] = ')', ['['] = ']', ['{'] = '}' };
    private static readonly Dictionary<char, long?> s_opt = new() { ['a'] = 1, ['b'] = null };
    private static readonly Dictionary<char, object> s_obj = new() { ['a'] = 1, ['b'] = "s", ['c'] = 'c' };
    private static readonly Dictionary<char, decimal> s_dec = new() { ['a'] = 1, ['b'] = 1.50m, ['c'] = 'c' };
    private static readonly Dictionary<char, Func<int, int>> s_fun = new() { ['+'] = x => x + 1, ['-'] = Neg };
    private static int Neg(int x) => -x;
    public int Prec(char c) { return s_prec.TryGetValue(c, out var p) ? p : s_prec.ContainsKey('+') ? -100 : 0; }
    public int At(char c) => s_prec[c];
    public string Num(char c) { var ok = s_num.TryGetValue(c, out double d); return ok + ":" + d; }
    public string Text(Kind k) => s_text.TryGetValue(k, out string? t) ? t ?? "null" : "none";
    public string TextAt(Kind k) => s_text[k] ?? "null";
}
partial class Lexer
{
    public bool Bytes(int b) => s_bytes.Contains((byte)b) || s_sbytes.Contains((sbyte)b);
    public string Kinds(char c) => s_kinds.TryGetValue(c, out var k) ? k + "" + s_kinds[c].ToString() + s_kinds.ContainsKey(key: c) : k.ToString();
    public string Close(string s) { var r = ""; foreach (var c in s) { char o = '?'; if (Lexer.s_close.TryGetValue(value: out o, key: c)) r += o; else r += (int)o; } return r; }
    public string Opt(char c) => s_opt.TryGetValue(c, out var v) ? v is { } l ? "" + l : "null" : "none" + v;
    public string Obj(char c) { dynamic d = s_obj.TryGetValue(c, out var o) ? o : "none"; return d + d.GetType().Name; }
    public string Dec(char c) { try { return s_dec[c].ToString(System.Globalization.CultureInfo.InvariantCulture); } catch (KeyNotFoundException e) { return e.GetType().Name; } }
    public int Fun(char c, int x) => s_fun.TryGetValue(c, out var f) ? f(x) + s_fun[c].Invoke(x) : s_fun.ContainsKey(c) ? 1 : 2;
    public int Order(char[] cs) { var i = 0; var all = new int[4]; var n = 0; while (i < cs.Length) if (s_prec.TryGetValue(cs[i++], out all[i])) n += all[i] * i; return n; }
    public (int, bool) Later(char c) { int p; var f = (Func<bool>)(() => s_prec.TryGetValue(c, out p)); return (1, f()); }
}
static class Program
{
    static void Main()
    {
        var l = new Lexer();
        for (var i = 0; i < 2; i++)
        {
            foreach (var c in "+*aeB'x") { Console.Write(l.Prec(c) + l.Num(c) + l.Kinds(c) + l.Opt(c) + l.Obj(c) + l.Dec(c) + l.Fun(c, 3)); try { Console.WriteLine(l.At(c)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
            foreach (var k in new[] { Kind.A, Kind.B, Kind.D, (Kind)99, (Kind)50 }) { Console.Write(l.Text(k)); try { Console.WriteLine(l.TextAt(k)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
            for (var b = -130; b < 260; b += 13) Console.Write(l.Bytes(b) ? 1 : 0);
            Console.WriteLine(l.Close("([{x") + l.Order(new[] { '+', 'q', '*' }) + l.Later('+'));
            foreach (var c in "yzqlbcd") Console.Write(l.Num(c) + l.Kinds(c) + l.Opt(c) + l.Dec(c) + l.Obj(c));
        }
    }
}
