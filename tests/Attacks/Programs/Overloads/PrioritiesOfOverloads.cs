// fixes: ALLOC401
// Overloads with priorities: what a fix adds or calls must not be chosen, or lost, by them.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;

static class Own
{
    [OverloadResolutionPriority(1)] public static string Sum(byte[] b) => "array" + b.Length;
    public static string Sum(ReadOnlySpan<byte> b) => "span" + b.Length;
    [OverloadResolutionPriority(2)] public static string Many(params int[] xs) => "many" + xs.Length + string.Join("", xs);
    [OverloadResolutionPriority(1)] public static string Each(IEnumerable<int> xs) { var s = 0; foreach (var x in xs) s += x; return "each" + s; }
    [OverloadResolutionPriority(1)] public static int Run(Func<int, int> f, int k) => f(k);
    [OverloadResolutionPriority(1)] public static string Text(string s) => "string" + s;
    public static string Text(ReadOnlySpan<char> s) => "chars" + s.Length;
    [OverloadResolutionPriority(-1)] public static int Low(Func<int> f) => f() + 1;
    public static int Low(Func<object> f) => 100;
    [OverloadResolutionPriority(-1)] public static int Par(string s) => s.Length; public static int Par(ReadOnlySpan<char> s) => s.Length + 100;
    [OverloadResolutionPriority(5)] public static string Box(object o) => "object" + o; public static string Box(int o) => "int" + o; public static string Box<T>(T o) => "T" + o;
}

static class Program
{
    static string A(Span<byte> s) { var t = ""; for (var i = 0; i < 2; i++) t += Own.Sum(s.ToArray()) + Own.Sum(s.Slice(1).ToArray()) + Own.Sum(new byte[] { 1, 2 }) + Own.Sum(BitConverter.GetBytes(i)); return t; }
    static string B(int k) { var t = ""; for (var i = 0; i < 3; i++) t += Own.Many(k) + Own.Many(k, i) + Own.Many(1, 2) + Own.Each(new[] { k }) + Own.Each([k, i]); return t; }
    static int C(int k) { var t = 0; for (var i = 0; i < 3; i++) t += Own.Run(x => x + k, 1) + Own.Run(x => x + k + i, 2) + Own.Low(() => k + i); return t; }
    static string D(string s, int k) { var t = ""; for (var i = 0; i < 3; i++) t += Own.Text(s.Substring(k)) + Own.Text(s.Trim()) + Own.Par(s.Substring(k)) + Own.Par(s) + Own.Text(s + k); return t; }
    static string E(int k) { var t = ""; for (var i = 0; i < 3; i++) t += Own.Box(k) + Own.Box(i) + Own.Box(k > 1) + Own.Box<int>(k); return t; }
    static void Main()
    {
        foreach (var k in new[] { 0, 1, 2 })
            Console.WriteLine(A(new byte[] { 1, 2, (byte)k }) + B(k) + C(k) + D(" ab ", k) + E(k));
    }
}
