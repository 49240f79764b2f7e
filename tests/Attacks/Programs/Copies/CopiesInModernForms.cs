// fixes: ALLOC505
// Copies of parts that are only passed on or asked: spreads, ranges with computed ends, params of spans, inline arrays, u8 texts, extension blocks, null-conditional assignment, switch arms, locks and iterators.
#nullable enable
using System;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
static class Ext
{
    extension(byte[] b) { public string Hex => Convert.ToHexString(b.Skip(1).Take(2).ToArray()); public string Text(int n) => Encoding.UTF8.GetString(b[..n]); }
    public static int Sum(params ReadOnlySpan<int> all) { var s = 0; foreach (var x in all) s += x; return s; }
    public static int Sum2(params IEnumerable<int> all) => all.Sum();
}
sealed class Holder { public string? Text; public int N; public byte[] Bytes = [1, 2, 3, 4, 5]; }
static class Program
{
    static int s_n; static int Next() => s_n++ % 3;
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static string Spread(int[] a) => Ext.Sum([.. a[1..]]) + "" + Ext.Sum(a[..^1]) + Ext.Sum2([.. a]) + Ext.Sum(a.ToArray()) + Ext.Sum([.. a.Skip(1)]) + Ext.Sum(a.Take(2).ToArray());
    static string Ranges(byte[] b) => Convert.ToHexString(b[Next()..]) + Convert.ToBase64String(b[..^Next()]) + BitConverter.ToString(b[Next()..^Next()]) + Encoding.ASCII.GetString(b[^3..]);
    static string Ends(byte[] b, Range r, Index i) => Convert.ToHexString(b[r]) + Convert.ToHexString(b[i..]) + Convert.ToHexString(b[..i]);
    static string Num(byte[] b) => BinaryPrimitives.ReadInt16BigEndian(b[1..3]) + "" + BitConverter.ToInt32(b[..4]) + BitConverter.ToInt32(b[1..], 0) + BitConverter.ToInt16(b.Skip(1).ToArray(), 1);
    static string Hash(byte[] b) => Convert.ToHexString(SHA256.HashData(b[..2])).Substring(0, 4) + Convert.ToHexString(SHA1.HashData(b.Skip(2).ToArray()))[..4] + (b[..2].SequenceEqual(b[1..3])) + b[1..].Contains((byte)3) + Array.IndexOf(b[1..], (byte)3);
    static string Str(char[] c) => new string(c[1..]) + new string(c.Take(2).ToArray()) + new string(c[..2], 1, 1) + string.Concat(c[1..]) + new string(c.Reverse().ToArray()) + string.Join(",", c[1..]);
    static string Span(ReadOnlySpan<char> s) => new string(s.ToArray()) + new string(s[1..].ToArray()) + int.Parse(s[..1].ToArray()) + string.Concat(s.ToArray()) + new StringBuilder().Append(s[1..].ToArray());
    static string Bld(StringBuilder b, char[] c) => b.Append(c[1..]).Append(c[..^1], 0, 1).Append("abc".ToCharArray()).Append("abc"[1..].ToCharArray()).Insert(0, c[1..]).ToString();
    static string Asked(IEnumerable<int> q, List<int> l, HashSet<int> h, string s) => q.ToList().Contains(2) + "" + l.ToArray().Contains(2) + h.ToList().Contains(1) + s.ToCharArray().Contains('a') + s.ToList().IndexOf('b') + l.ToArray().Any() + l.ToHashSet().Contains(2) + l.ToList().Exists(x => x > 1) + q.ToArray().Length + l.ToImmutableArray().Length + string.Join(",", l.ToArray()) + l.ToArray().Sum() + l.ToList().IndexOf(2);
    static string Loops(List<int> l, Dictionary<int, int> d) { var r = ""; foreach (var x in l.ToArray()) r += x; foreach (var x in l.ToList()) { if (x == 2) l.Remove(x); } foreach (var x in d.ToList()) if (x.Value > 1) d.Remove(x.Key); foreach (var k in d.Keys.ToArray()) r += k; foreach (var c in r.ToCharArray()) r += (int)c; foreach (var x in l.Where(x => x > 1).ToList()) r += x; return r + l.Count + d.Count; }
    static void NullCond(Holder? h, byte[] b) { h?.Text = Encoding.UTF8.GetString(b[1..]); h?.N += BitConverter.ToInt32(b[..4]); h?.Text += Convert.ToHexString(h.Bytes[1..]); }
    static string Sw(byte[] b) => b switch { [1, ..] => Convert.ToHexString(b[1..]), [_, _, .. var rest] => Convert.ToHexString(rest), _ => Encoding.UTF8.GetString("lit"u8.ToArray()) };
    static IEnumerable<string> It(byte[] b) { foreach (var x in b) { yield return Convert.ToHexString(b[x..]); b[0]++; } }
    static async System.Threading.Tasks.Task<string> Asy(byte[] b) { using var m = new MemoryStream(); await m.WriteAsync(b[1..]); m.Write(b[..1]); await m.WriteAsync(b.Take(2).ToArray(), 0, 2); m.Write(b.AsSpan(1).ToArray(), 0, 2); return Convert.ToHexString(m.ToArray()) + Convert.ToHexString(b[(await System.Threading.Tasks.Task.FromResult(1))..]); }
    static string Eff(byte[] b) => Convert.ToHexString(b[(b[0] = 9) > 1 ? 1.. : ..1]) + Convert.ToHexString((b = [7, 8])[1..]) + Ext.Sum(new int[] { b[0]++, b[0] }[..1]);
    static bool Out(string s, out int n) => int.TryParse(s.ToCharArray().AsSpan(1), out n) | int.TryParse(new string(s.Skip(1).ToArray()), out n) && s.Substring(1).ToCharArray().Length == n;
    static string Cast(object o) => o is byte[] b ? Convert.ToHexString(b[1..]) : Convert.ToHexString(((byte[])o)[..1]);
    static void Main()
    {
        byte[] b = [1, 2, 3, 4, 5]; var h = new Holder(); NullCond(h, b); NullCond(null, b);
        Console.WriteLine(Try(() => Spread([1, 2, 3])) + Try(() => Spread([])) + Try(() => Ranges([.. b])) + Try(() => Ranges([1])) + Try(() => Ends(b, 1..^1, ^2)) + Try(() => Ends(b, 4..2, 9)) + Try(() => Num(b)) + Try(() => Num([1, 2])) + Try(() => Hash(b)) + Try(() => Hash([1])) + Try(() => Str(['a', 'b', 'c'])) + Try(() => Str([])) + Try(() => Span("1a")) + Try(() => Span("")) + Try(() => Bld(new(), ['a', 'b'])) + Try(() => Bld(new(), []))
            + Try(() => Asked([1, 2], [1, 2], [1], "ab")) + Try(() => Asked([], [], [], "")) + Try(() => Asked(null!, [], [], "")) + Try(() => Loops([1, 2, 3], new() { [1] = 1, [2] = 2 })) + h.Text + h.N + Try(() => Sw([1, 2])) + Try(() => Sw([2, 2, 3])) + Try(() => Sw([])) + Try(() => string.Join(",", It([1, 2, 3]))) + Try(() => Asy([1, 2, 3]).Result) + Try(() => Eff([1, 2, 3])) + Try(() => Out("x12", out var n) + "" + n) + Try(() => Cast(b)) + Try(() => b.Hex + b.Text(0)) + Try(() => new byte[0].Hex) + Try(() => b.Text(9)));
    }
}
