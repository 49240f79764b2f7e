// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Copies for calls of C# 14, whose arrays become spans by themselves: extensions, blocks, params spans, generic methods.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

static class Ext
{
    extension(ReadOnlySpan<byte> s) { public int Total() { var t = 0; foreach (var b in s) t += b; return t; } public int Len => s.Length; }
    public static string Kind(this byte[] a) => "array" + a.Length;
    public static string Kind(this ReadOnlySpan<byte> a) => "span" + a.Length;
    public static string Many(params ReadOnlySpan<byte> a) => "many" + a.Length;
    public static string Gen<T>(T x) where T : allows ref struct => typeof(T).Name;
}

static class Program
{
    static string A(byte[] all, int i, int j) => all[i..j].Total() + all[i..].Kind() + Ext.Many(all[..j]) + all[i..j].Len;
    static string B(Span<byte> s) => s.ToArray().Total() + s.ToArray().Kind() + Ext.Many(s.ToArray()) + Ext.Gen(s.ToArray());
    static string C(byte[] all, int i) => Convert.ToBase64String(all[i..]) + Convert.ToHexString(all[..i]) + BitConverter.ToString(all[i..]) + Encoding.ASCII.GetString(all[i..^1]);
    static string D(byte[] all, int i) => Convert.ToHexString(SHA256.HashData(all[i..]))[..4] + new BigInt(all[i..]).N + new Guid(all[i..(i + 16)]);
    static string E(char[] all, int i) => new string(all[i..]) + string.Concat(all[i..]) + string.Join("", all[i..]) + new StringBuilder().Append(all[i..]).Append(all[..i]) + int.Parse(all[..1]);
    static string F(int[] all, int i) => all[i..].Max() + "," + all[i..].Sum() + "," + all[i..].Contains(3) + "," + Array.IndexOf(all[i..], 3) + "," + all[i..].SequenceEqual(all[..^i]) + "," + string.Join(",", all[i..]) + all[i..].Length;
    static string G(byte[] all, int i) { var m = new MemoryStream(); m.Write(all[i..]); m.Write(all[i..], 0, 1); m.Write([.. all[i..]]); return Convert.ToHexString(m.ToArray()); }
    static string H(List<byte> l, int i) => Convert.ToHexString(l.GetRange(i, 2).ToArray()) + Convert.ToHexString(l.Skip(i).Take(2).ToArray()) + Convert.ToHexString(l.Slice(i, 1).ToArray()) + Convert.ToHexString([.. l]);
    static string I(byte[] all, Range r) => Convert.ToHexString(all[r]) + Convert.ToHexString(all[r.Start..r.End]);
    static string J(byte[]? all) => Convert.ToHexString(all?[1..] ?? []) + Convert.ToHexString(all![1..]);
    static string K(byte[][] all) => Convert.ToHexString(all[0][1..]) + all[1..].Length + string.Concat(all[1..].Select(x => x.Length));
    static string L(byte[] all, byte i) => Convert.ToHexString(all[i..(i + 2)]) + Convert.ToHexString(all[..i]) + Convert.ToHexString(all[(i - 1)..]) + Convert.ToHexString(all[(i > 1 ? 1 : 0)..]);
    static string M(byte[] all, uint i, long j) => Convert.ToHexString(all[(int)i..]) + Convert.ToHexString(all[..(int)j]) + Convert.ToHexString(all[checked((int)j)..]);
    static string N(ImmutableArray<byte> all, int i) => Convert.ToHexString(all[i..].AsSpan()) + Convert.ToHexString(all.ToArray()) + Convert.ToHexString(all.Slice(i, 1).ToArray());
    static string O(byte[] all, int i) { int n = 3; return Convert.ToHexString(all[(n = i)..n]) + Convert.ToHexString(all[n++..n++]) + n + Convert.ToHexString(all[--n..(n + 1)]) + n; }
    static string P(byte[] all) { try { return BitConverter.ToInt32(all[..3], 0) + ""; } catch (ArgumentException e) { return e.GetType().Name; } }
    static string Q(byte[] all, int o) { try { return BitConverter.ToInt32(all[..8], o) + "" + BitConverter.ToUInt16(all[2..], o); } catch (ArgumentException e) { return e.GetType().Name; } }
    sealed class BigInt(byte[] b) { public int N = b.Length; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        var all = Enumerable.Range(60, 20).Select(x => (byte)x).ToArray();
        var c = "1234567".ToCharArray();
        foreach (var i in new[] { -1, 0, 1, 3, 19, 20, 21 })
            Console.WriteLine(i + Try(() => A(all, i, 4)) + Try(() => C(all, i)) + Try(() => D(all, i)) + Try(() => E(c, i)) + Try(() => F([1, 2, 3, 3], i)) + Try(() => G(all, i)) + Try(() => H([.. all], i)) + Try(() => I(all, i..4)) + Try(() => L(all, (byte)i)) + Try(() => M(all, (uint)i, i)) + Try(() => N([.. all], i)) + Try(() => O(all, i)) + Try(() => Q(all, i)));
        Console.WriteLine(Try(() => B(all)) + Try(() => I(all, ^3..^1)) + Try(() => J(all)) + Try(() => J(null)) + Try(() => K([all, all])) + Try(() => P(all)) + Try(() => P([1])) + Try(() => N(default, 1)));
    }
}
