// refuses: ALLOC101
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Elements of arrays are assigned behind a question mark, as C# 14 allows.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
enum Color { Red, Green }
struct Cell { public int N; public int[]? A; }
sealed class Box { public int N; public int[]? A; public Cell C; }
static class W
{
    public static int A(params int[] x) { x?[0] = 5 + x[0]; return x![0]; }
    public static int B(params int[] x) { x?[0] += 5; return x![0]; }
    public static string C(params Cell[] x) { x?[0].N = 5 + x[0].N; return x![0].N + ""; }
}
static class Program
{
    static string T(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            r += W.A(1, 2) + W.B(1, 2) + W.C(new Cell(), new Cell());
            var a = Enum.GetNames(typeof(Color)); a?[0] += "x"; r += a![0];
            var b = new[] { 1, 2 }; b?[1] = b[0] + b[1]; r += b![1];
            int[] c = [3, 4]; c?[0] -= 1; r += c![0];
            var d = new int[2]; d?[0] += i + 1; r += d![0];
            var e = new Box { A = new[] { 1 } }; e?.A?[0] += 2; e?.N = 7; e?.C.N += 1; r += e!.A![0] + e.N + e.C.N;
            var l = new List<int> { 1 }; l?[0] += 4; r += l![0];
            var s = new char[3]; s?[1] = 'q'; r += new string(s!).Trim('\0');
            Box? f = i == 0 ? null : new Box(); Func<int> get = () => f?.N ?? -1; f?.N = 3; r += get();
        }
        return r;
    }
    static void Main() => Console.WriteLine(T(3));
}
