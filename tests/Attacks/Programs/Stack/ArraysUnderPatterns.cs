// refuses: ALLOC501
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Arrays that become spans under list patterns, slices that copy, deconstruction, compound elements and searches.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static string Slices(int n)
    {
        var r = "";
        var a = new int[6];
        for (var i = 0; i < 6; i++) a[i] = i * n;
        if (a is [var first, .. var rest, var last]) { a[1] = 99; a[2] = 77; r += first + ":" + rest[0] + rest[1] + rest.Length + ":" + last; }
        var part = a[1..3]; a[1] = 5; r += part[0] + "," + part.Length;
        return r;
    }
    static string Swaps(int n)
    {
        var a = new int[4]; var k = 0;
        a[k++] = k + n; a[k++] = k; (a[0], a[1]) = (a[1], a[0]); (a[k], k) = (7, k - 2); a[k] += k++ + a[1]; a[^1] = 4; a[a[3] - 4] ^= 3;
        ref var x = ref a[1]; x = 11; a[1]++; var b = a[1] = a[2] = 6; k += b;
        return string.Join(",", a) + k;
    }
    static string Searches(int n)
    {
        var d = new double[5]; d[0] = double.NaN; d[1] = 0.0; d[2] = -0.0; d[3] = n; d[4] = double.NegativeInfinity;
        var r = Array.IndexOf(d, double.NaN) + "," + Array.IndexOf(d, -0.0) + "," + Array.LastIndexOf(d, 0.0) + "," + Array.IndexOf(d, 3.0, 2);
        Array.Sort(d); r += "," + d[0] + d[1].ToString("R") + Array.BinarySearch(d, 3.0); Array.Reverse(d); r += d[0];
        var f = new float[3]; f[0] = float.NaN; r += f.Contains(float.NaN) + "" + f.SequenceEqual(f) + f.Max() + f.Min();
        Array.Fill(f, 2.5f, 1, 2); r += f[0] + f[1] + f[2];
        return r;
    }
    static string Patterns(int n)
    {
        var a = new char[3]; a[0] = 'x'; a[1] = (char)('0' + n); a[2] = 'z';
        var r = a is ['x', '3', 'z'] ? "m" : "n"; r += a is { Length: 3 } ? "l" : "k"; r += a is { Length: > 2 } and [.., 'z'] ? "e" : "f";
        r += a switch { [_, '4', _] => "4", ['x', ..] => "x", _ => "o" }; r += new string(a) + string.Concat(a) + a.Length;
        foreach (ref var c in a.AsSpan()) c++; r += new string(a, 1, 2);
        return r;
    }
    static string Bytes(int n)
    {
        var b = new byte[8]; BitConverter.TryWriteBytes(b, n * 1000L); var r = BitConverter.ToInt64(b, 0) + "," + BitConverter.ToInt32(b) + "," + Convert.ToHexString(b) + Convert.ToBase64String(b, 0, 3);
        Buffer.BlockCopy(b, 0, b, 4, 4); r += BitConverter.ToString(b); Array.Copy(b, 0, b, 1, 5); r += string.Join("-", b); Array.Clear(b, 2, 2); r += b.Sum(x => x) + b[2]; Array.Resize(ref b, 3); r += b.Length;
        return r;
    }
    static string Unset(int n)
    {
        uint[] u; if (n > 2) u = new uint[2]; else { u = new uint[3]; u[2] = 8; }
        u[0] = checked((uint)n); u[1]--; var r = u[1] + "," + u.Length; var s = 0u; foreach (var x in u) { s += x; u[0] = 9; } r += s + u[0];
        return r;
    }
    static string Errors(int n)
    {
        var r = ""; var a = new short[4];
        try { a[n + 4] = Next(ref r); } catch (IndexOutOfRangeException) { r += "i"; }
        try { a[n] = checked((short)(n * 40000)); } catch (Exception e) { r += e.GetType().Name; }
        try { a.CopyTo(new short[2], 0); } catch (Exception e) { r += e.GetType().Name; }
        try { Array.Copy(a, 0, a, 2, 3); } catch (Exception e) { r += e.GetType().Name; }
        try { Array.Sort(a, 3, 2); } catch (Exception e) { r += e.GetType().Name; }
        return r + a[0];
    }
    static short Next(ref string r) { r += "next"; return 1; }
    static void Main() { for (var n = 3; n > -1; n -= 3) Console.WriteLine(Slices(n) + " " + Swaps(n) + " " + Searches(n) + " " + Patterns(n) + " " + Bytes(n) + " " + Unset(n) + " " + Errors(n)); }
}
