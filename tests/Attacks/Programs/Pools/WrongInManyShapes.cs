// refuses: ALLOC503
// Rented arrays that are misused.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
static class Wrong
{
    static byte[] s_kept = [];
    public static int Twice(int n) { var a = ArrayPool<int>.Shared.Rent(n); a[0] = 1; ArrayPool<int>.Shared.Return(a); var x = a[0]; ArrayPool<int>.Shared.Return(a); return x; }
    public static int InTry(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        try { a[0] = n; ArrayPool<int>.Shared.Return(a); return n; }
        finally { ArrayPool<int>.Shared.Return(a); }
    }
    public static string Whole(string text)
    {
        var a = ArrayPool<byte>.Shared.Rent(100);
        Encoding.UTF8.GetBytes(text, a);
        var result = Encoding.UTF8.GetString(a);
        ArrayPool<byte>.Shared.Return(a);
        return result;
    }
    public static byte[] Kept(int n) { var a = ArrayPool<byte>.Shared.Rent(n); a[0] = 1; s_kept = a; ArrayPool<byte>.Shared.Return(a); return s_kept; }
    public static byte[] Result(int n) { var a = ArrayPool<byte>.Shared.Rent(n); try { a[0] = 1; return a; } finally { ArrayPool<byte>.Shared.Return(a); } }
    public static Memory<byte> View(int n) { var a = ArrayPool<byte>.Shared.Rent(n); try { a[0] = 1; return a.AsMemory(0, n); } finally { ArrayPool<byte>.Shared.Return(a); } }
    public static IEnumerable<int> Lazy(int n) { var a = ArrayPool<int>.Shared.Rent(n); try { a[0] = 1; return a.Take(n).Select(x => x + 1); } finally { ArrayPool<int>.Shared.Return(a); } }
    public static Task Started(Stream s, int n) { var a = ArrayPool<byte>.Shared.Rent(n); try { a[0] = 1; return s.WriteAsync(a, 0, n); } finally { ArrayPool<byte>.Shared.Return(a); } }
    public static int Skipped(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        if (n > 3) return a[0];
        ArrayPool<int>.Shared.Return(a);
        return 1;
    }
    public static int Continued(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var a = ArrayPool<int>.Shared.Rent(n);
            a[0] = i;
            if (i % 2 == 0) continue;
            sum += a[0];
            ArrayPool<int>.Shared.Return(a);
        }
        return sum;
    }
    public static int Query(int n) { var a = ArrayPool<int>.Shared.Rent(n); for (var i = 0; i < n; i++) a[i] = i; var sum = a.Sum() + a.Count(x => x > 1); ArrayPool<int>.Shared.Return(a); return sum; }
    public static int Dirty(string text) { var a = ArrayPool<int>.Shared.Rent(256); foreach (var c in text) a[c & 255]++; var r = a['a']; ArrayPool<int>.Shared.Return(a); return r; }
    public static string Joined(int n) { var a = ArrayPool<int>.Shared.Rent(n); for (var i = 0; i < n; i++) a[i] = i; var t = string.Join(",", a); ArrayPool<int>.Shared.Return(a); return t; }
    public static int[] Copied(int n) { var a = ArrayPool<int>.Shared.Rent(n); for (var i = 0; i < n; i++) a[i] = i; var t = a.ToArray(); ArrayPool<int>.Shared.Return(a); return t; }
    public static int[] Spread(int n) { var a = ArrayPool<int>.Shared.Rent(n); for (var i = 0; i < n; i++) a[i] = i; int[] t = [.. a]; ArrayPool<int>.Shared.Return(a); return t; }
    public static int Sorted(int n) { var a = ArrayPool<int>.Shared.Rent(n); for (var i = 0; i < n; i++) a[i] = -i; a.AsSpan().Sort(); var r = a[0]; ArrayPool<int>.Shared.Return(a); return r; }
    public static bool Same(int n) { var a = ArrayPool<int>.Shared.Rent(n); for (var i = 0; i < n; i++) a[i] = -i; var r = a.AsSpan().SequenceEqual([0, -1]); ArrayPool<int>.Shared.Return(a); return r; }
    public static int Ended(int n) { var a = ArrayPool<int>.Shared.Rent(n); a[n - 1] = 5; var r = a[^1] + a[..n][0]; ArrayPool<int>.Shared.Return(a); return r; }
    public static int Length(int n) { var a = ArrayPool<int>.Shared.Rent(n); a[0] = 1; var r = a.Length; ArrayPool<int>.Shared.Return(a); return r; }
    public static int Span(int n) { var a = ArrayPool<int>.Shared.Rent(n); var s = a.AsSpan(0, n); s.Fill(2); ArrayPool<int>.Shared.Return(a); return s[0]; }
    public static async Task<int> Later(int n) { var a = ArrayPool<int>.Shared.Rent(n); a[0] = n; ArrayPool<int>.Shared.Return(a); await Task.Yield(); return a[0]; }
}
static class Program { static void Main() => Console.WriteLine("ok"); }
