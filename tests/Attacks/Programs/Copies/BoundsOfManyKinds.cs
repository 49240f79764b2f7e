// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Bounds of ranges with effects on the array itself, its variable and each other; overflow, references, arrays of another element type.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Text;
static class Program
{
    // spans over lists: the index of the range is read from the list that the source comes from
    static string A(List<byte[]> l) => Convert.ToHexString(l[^1][..l.Count]);
    static string B(ref byte[] a, int n) { var r = Convert.ToHexString(a[..n]); a = []; return r; }
    static string C(in byte[] a, out int n) => Convert.ToHexString(a[..(n = 2)]) + n;
    static string D(byte[] a) { var i = 0; return Convert.ToHexString(a[i++..i++]) + Convert.ToHexString(a[i--..]) + i; }
    static byte[] s_a = [1, 2, 3, 4];
    static int Swap() { s_a = [9, 9, 9, 9]; return 2; }
    static int Write() { s_a[0] = 77; return 3; }
    static string E() => Convert.ToHexString(s_a[..Swap()]);
    static string F() => Convert.ToHexString(s_a[..Write()]);
    static string G() => Convert.ToHexString(s_a[1..Write()], Write() - 3, 1);
    static string H(byte[] a) => new StringBuilder().Append(Encoding.UTF8.GetString(a[..1])).Append(Encoding.UTF8.GetChars(a[..2])).Insert(0, a[..1].Length).ToString();
    static string I(byte[] a, int n) => Convert.ToHexString(a[(a[0] > 0 ? 1 : 0)..(n > 1 ? ^1 : ^2)]);
    static string J(byte[] a) { var (x, y) = (1, 2); return Convert.ToHexString(a[x..y]) + Convert.ToHexString(a[x..^y]); }
    static string K(byte[] a, int n) => Convert.ToHexString(a[..unchecked(n + int.MaxValue)]);
    static string L(byte[] a, int n) => checked(Convert.ToHexString(a[..(n + int.MaxValue)]));
    static string M(byte[] a, int n) => Convert.ToHexString(a[n..(n - 1)]);
    static string N(byte[] a, nint n) => Convert.ToHexString(a[(int)n..]);
    static string O(byte[] a, int n) { ref var r = ref n; return Convert.ToHexString(a[r..(r += 1)]); }
    static string P(sbyte[] a) => Convert.ToHexString(((byte[])(object)a)[..2]);
    static string Q(uint[] a) => new decimal(((int[])(object)a)[..4]).ToString();
    static void T(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            byte[] a = [1, 2, 3, 4];
            T(() => A([[1], [5, 6, 7]])); T(() => { var x = a; return B(ref x, 2) + x.Length; }); T(() => C(a, out _)); T(() => D(a)); s_a = [1, 2, 3, 4]; T(E); s_a = [1, 2, 3, 4]; T(F); s_a = [1, 2, 3, 4]; T(G); T(() => H([65, 66])); T(() => I(a, 1)); T(() => J(a)); T(() => K(a, 1)); T(() => K(a, 5)); T(() => L(a, 1)); T(() => M(a, 2)); T(() => N(a, 3)); T(() => O(a, 1)); T(() => P([1, -1])); T(() => Q([1, 0, 0, 0]));
        }
    }
}
