// fixes: ALLOC306, ALLOC401, ALLOC504, ALLOC507
// Streams whose length is known by halves, and stack memory of lengths that are computed, counted or given by a function.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
sealed class Part { byte[]? _b; public int Asked; public byte[] Bytes { get { Asked++; return _b ??= new byte[] { 1, 2 }; } } public static byte[] Header = { 9, 9 }; public readonly byte[] Ro = { 5 }; public int Length { get { Console.Write("L"); return 3; } } public static implicit operator byte[](Part p) { Console.Write("conv"); return p.Bytes; } public static implicit operator ReadOnlySpan<byte>(Part p) { Console.Write("cs"); return p.Bytes; } }
static class Program
{
    static byte[] A(byte[] a, byte[] b) { var ms = new MemoryStream(); ms.Write(a); ms.Write(b, 0, b.Length); ms.WriteByte(3); return ms.ToArray(); }
    static byte[] B(byte[]? a, byte[]? b) { var ms = new MemoryStream(); ms.Write(a); ms.Write(b!, 0, b!.Length); return ms.ToArray(); }
    static byte[] C(Part p) { var ms = new MemoryStream(); ms.Write(p.Bytes); ms.Write(p.Ro); ms.Write(Part.Header); return ms.ToArray(); }
    static byte[] D(Part p) { var ms = new MemoryStream(); ms.Write(p); ms.Write((byte[])p); ms.WriteByte(1); return ms.ToArray(); }
    static byte[] E(ReadOnlySpan<byte> a, Span<byte> b, string s) { MemoryStream ms = new(); ms.Write(a); ms.Write(b); ms.Write("lit"u8); ms.Write(Encoding.UTF8.GetBytes(s)); return ms.ToArray(); }
    static byte[] F(byte[] a) { using var ms = new MemoryStream(); ms.Write(a); ms.Write(a = new byte[] { 1, 2, 3 }); ms.Write(a); return ms.ToArray(); }
    static byte[] G(byte[] a) { var ms = new MemoryStream(); ms.Write(a); Array.Resize(ref a, 5); ms.Write(a); ms.Position = 0; ms.WriteByte(7); ms.SetLength(3); return ms.ToArray(); }
    static byte[] H(byte[] a, byte[] b) { checked { var ms = new MemoryStream(); ms.Write(a); ms.Write(b); return ms.ToArray(); } }
    static string I(byte[] a, byte[] b) { var ms = new MemoryStream(); try { ms.Write(a); ms.Write(b); } catch (Exception e) { return e.GetType().Name + ms.Length; } finally { ms.Dispose(); } return Convert.ToBase64String(ms.ToArray()); }
    static long J(byte[] a, byte[] b) { var ms = new MemoryStream(); ms.Write(a); ms.Write(b); ms.Seek(0, SeekOrigin.Begin); return ms.ReadByte() + ms.Length; }
    static string K(int n) { Span<byte> s = stackalloc byte[n]; for (int i = 0; i < s.Length; i++) s[i] = (byte)i; return Convert.ToHexString(s) + s.Length; }
    static string L(string t, int k) { Span<char> s = stackalloc char[t.Length * k]; t.AsSpan().CopyTo(s); return s.ToString().Replace((char)0, (char)46) + s.Length; }
    static int M(ReadOnlySpan<byte> d, Func<int> f) { ReadOnlySpan<int> s = stackalloc int[f()]; return s.Length + d.Length; }
    static int N(int n) { if (n < 0) n = 0; scoped Span<long> s; if (n > 3) s = stackalloc long[n]; else s = stackalloc long[4]; s[0] = 3; return s.Length; }
    static int O(int n) => Sum(stackalloc int[n]); static int Sum(Span<int> s) { s.Fill(2); var t = 0; foreach (var x in s) t += x; return t; }
    static unsafe int P(int n) { int* p = stackalloc int[n]; p[0] = 3; return p[0]; }
    static int Q(int n) { checked { Span<byte> s = stackalloc byte[n * 2]; return s.Length; } }
    static int R(uint n) { Span<byte> s = stackalloc byte[(int)n]; return s.Length; }
    static int S(int n) { int calls = 0; int Next() { calls++; return n; } Span<byte> s = stackalloc byte[Next()]; return s.Length * 10 + calls; }
    static int T(List<int> l) { Span<int> s = stackalloc int[l.Count]; l.CopyTo(s); Span<int> t = stackalloc int[s.Length]; s.CopyTo(t); return t.Length > 0 ? t[^1] : -1; }
    static string Try(Func<object> f) { try { return f() is byte[] b ? Convert.ToHexString(b) : f().ToString()!; } catch (Exception e) { return e.GetType().Name; } }
    static void Main()
    {
        byte[] a = { 1, 2 }, b = { 3 };
        Console.WriteLine(Try(() => A(a, b)) + Try(() => A(a, null!)) + Try(() => B(null, b)) + Try(() => B(a, null)) + Try(() => C(new())) + Try(() => D(new())) + Try(() => E(a, b, "é")) + Try(() => F(a)) + Try(() => G(a)) + Try(() => H(a, b)) + Try(() => I(a, null!)) + Try(() => I(a, b)) + Try(() => J(a, b)));
        foreach (var n in new[] { 0, 1, 5, 600 })
            Console.WriteLine(n + Try(() => K(n)) + Try(() => L("abc", n)) + Try(() => M(a, () => n)) + Try(() => N(n)) + Try(() => O(n)) + Try(() => R((uint)Math.Abs(n))) + Try(() => Q(n)) + Try(() => S(n)) + Try(() => T(Enumerable.Range(0, Math.Abs(n)).ToList())));
        var p = new Part(); C(p); Console.WriteLine(p.Asked + P(3));
    }
}
