// fixes: ALLOC501, ALLOC505, ALLOC506, ALLOC306
// Arrays and bytes that are read, written, hashed and copied in many forms, in and out of range.
#nullable enable
using System;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
struct Big { public long A, B; public Big(long a) { A = a; B = 1; } }
static class P
{
    static int Sum(ReadOnlySpan<byte> s) { var t = 0; foreach (var x in s) t += x; return t; } static int Sum(byte[] s) { Console.Write("arr"); return Sum(s.AsSpan()); } static int Sum2(ReadOnlySpan<byte> s) => s.Length == 0 ? -1 : s[0]; static ReadOnlySpan<byte> Id(ReadOnlySpan<byte> s) => s;
    static string A(int n, byte v) { var b = new byte[16]; b[n] = v; b[1] += v; BinaryPrimitives.WriteInt32LittleEndian(b.AsSpan(4), n); Array.Reverse(b); Console.Write(Convert.ToHexString(b)); var c = new byte[4] { 1, 2, 3, v }; Console.Write(Sum2(c)); c.AsSpan().Reverse(); var d = new byte[] { v, 2 }; Console.Write(Sum(d)); foreach (var x in c) Console.Write(x); Console.Write(c.Length + c[^1] + b[n..].Length); var e = new Big[2]; e[0] = new Big(n); e[1].A = n; Console.Write(e[0].A + e[1].A); Array.Fill(b, v); Array.Clear(b, 0, 2); Console.Write(b[3] + Array.IndexOf(c, (byte)3)); var i = 0; b[i++] = (byte)i; b[i] = b[i++]; Console.Write(b[0] + b[1]); return ""; }
    static string B(Stream s, int n) { var b = new byte[8]; var r = s.Read(b, 0, 8); Console.Write(r + ":" + b[0]); r = s.Read(b, 0, b.Length); s.ReadExactly(b, 0, 2); var t = new byte[4]; s.Write(t, 0, 4); return r + "" + b[n]; }
    static string C(int x, double d, char c, long l) { Console.Write(Convert.ToHexString(BitConverter.GetBytes(x))); Console.Write(BitConverter.ToInt32(BitConverter.GetBytes(x), 0)); Console.Write(BitConverter.ToSingle(BitConverter.GetBytes(x), 0)); Console.Write(BitConverter.GetBytes(d)[0]); var b = BitConverter.GetBytes(l); Array.Reverse(b); Console.Write(BitConverter.ToInt64(b, 0)); var m = new MemoryStream(); m.Write(BitConverter.GetBytes(x), 0, 4); m.Write(BitConverter.GetBytes(c)); Console.Write(m.Length); var t = new byte[8]; BitConverter.GetBytes(x).CopyTo(t, 2); Buffer.BlockCopy(BitConverter.GetBytes(x), 0, t, 4, 4); Console.Write(Convert.ToHexString(t)); return ""; }
    static string D(byte[] a, List<byte> l, string s, int n) { Console.Write(Convert.ToHexString(a.ToArray())); Console.Write(Convert.ToBase64String(a.Skip(1).ToArray())); Console.Write(Encoding.UTF8.GetString(a.Take(n).ToArray())); Console.Write(Encoding.UTF8.GetString(l.ToArray())); Console.Write(string.Concat(s.ToCharArray())); Console.Write(string.Join(",", l.ToList())); Console.Write(new string(s.Skip(1).ToArray())); Console.Write(SHA256.HashData(a.ToArray()).Length); Console.Write(new List<byte>(a.ToArray()).Count); Console.Write(a.ToArray().SequenceEqual(l.ToArray())); Console.Write(l.ToArray().Length + l.ToArray()[0]); Console.Write(string.Join("", s.ToCharArray().Reverse())); Console.Write(Sum2(a.ToArray())); foreach (var x in l.ToList()) { if (l.Count < 6) l.Add(x); Console.Write(x); } return ""; }
    static string E(string s, string t) { var b = Encoding.UTF8.GetBytes(s); Console.Write(b.Length); Console.Write(Encoding.UTF8.GetBytes(s).Length); Console.Write(Convert.ToHexString(Encoding.ASCII.GetBytes(s))); Console.Write(Sum2(Encoding.UTF8.GetBytes(s))); foreach (var x in Encoding.UTF8.GetBytes(s)) Console.Write(x); Console.Write(Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(s + t)))); s = "other"; Console.Write(b[0]); using (var h = SHA256.Create()) { Console.Write(h.ComputeHash(Encoding.UTF8.GetBytes(t)).Length); } Console.Write(Convert.ToBase64String(Encoding.Unicode.GetBytes(t))); Console.Write(new UTF8Encoding(false, true).GetBytes(t).Length); return ""; }
    static string F(int n, byte[] data) { using var m = new MemoryStream(); m.Write(data, 0, data.Length); m.WriteByte((byte)n); Console.Write(m.ToArray().Length + m.ToArray()[0]); var r = Convert.ToHexString(m.ToArray()); return r + Encoding.UTF8.GetString(m.ToArray()); }
    static string G(int n) { Span<int> keep = default; for (var i = 0; i < 2; i++) { var a = new int[4]; a[i]++; Console.Write(a[0] + a[1]); keep = a; var b = new int[2]; b[0] += i; Console.Write(b[0]); } keep[0]++; return "" + keep[0] + keep[1]; }
    static string H(string s, bool q) { var b = q ? new byte[4] : new byte[8]; var c = new char[4]; s.CopyTo(0, c, 0, 2); var r = new string(c) + new string(c, 0, 2); Array.Sort(c); r += string.Concat(c[0], c[3]); c = new char[2]; return r + b.Length + c.Length; }
    static int I(int n) { var a = new int[4]; a[0] = n; if (n > 0) return I(n - 1) + a[0]; return a[0]; }
    static string J(char[] c, string s) { var x = new[] { ',', ';' }; var p = s.Split(x); var y = new[] { 'a', s[0] }; Console.Write(s.IndexOfAny(y) + s.Trim(y).Length + p.Length); var z = new[] { s, "q" }; Console.Write(string.Concat(z)); return ""; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        foreach (var n in new[] { 0, 1, 3, 15, 16, -1 }) { Try(() => A(n, 200)); Try(() => B(new MemoryStream(Enumerable.Range(0, 20).Select(x => (byte)x).ToArray()), n)); Try(() => C(n * 77777, n / 3.0, (char)(n + 60), n * 7L)); Try(() => D(new byte[] { 65, 66, 67 }, new() { 65, 66 }, "abc", n)); Try(() => D(new byte[0], new(), "", n)); Try(() => F(n, new byte[] { 1, 2 })); }
        foreach (var s in new[] { "a", "", "é", "\ud800", new string('x', 2000), "\ud83d\ude00" }) { Try(() => E(s, s)); Try(() => E(s, null!)); Try(() => H(s, true));  } Try(() => E(null!, "")); Try(() => G(1)); Try(() => I(4).ToString());
    }
}
