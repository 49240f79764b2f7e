// fixes: ALLOC602, ALLOC107, ALLOC306, ALLOC404
// Types of the program that have the names of those which fixes write, in a file without 'using System'.
#nullable enable
global using global::System.Linq;
using System.Collections.Generic;
using System.Collections.Concurrent;
namespace Mine
{
    class Console { public static void Write(object? o) => global::System.Console.Write(o); public static void WriteLine(object? o) => global::System.Console.WriteLine(o); }
    class Math { public static int Max(int a, int b) => 1; public static int Min(int a, int b) => 1; public static int Clamp(int a, int b, int c) => 1; }
    class InvalidOperationException : global::System.Exception { public InvalidOperationException(string s = "") { } }
    class ArgumentNullException : global::System.Exception { public ArgumentNullException(string s = "") { } }
    class Encoding { public static Encoding UTF8 => new(); public byte[] GetBytes(string s) => new byte[] { 7 }; public int GetByteCount(string s) => 70; }
    struct Span<T> { } struct ReadOnlySpan<T> { } class StringBuilder { public void Append(object o) { } } class MemoryExtensions { } class Array { public static void Clear(object o) { } public static int[] Empty<T>() => new int[5]; } class CollectionsMarshal { } class CultureInfo { public static CultureInfo InvariantCulture => new(); } class Task { } class ValueTask { } class DefaultInterpolatedStringHandler { } class Stopwatch { public static long GetTimestamp() => 1; public static Stopwatch StartNew() => new(); } class TimeSpan { } class Convert { } class String { } class Int32 { public static int Parse(object o) => -1; } class List { } class SHA256 { } class Enum { } class Regex { }
    class P
    {
        string Stopped() { var w = global::System.Diagnostics.Stopwatch.StartNew(); for (var i = 0; i < 2; i++) { } w.Stop(); return w.ElapsedMilliseconds < 5000 ? "ok" + (w.Elapsed.Days) : "slow"; }
        static string A(List<int> l, int[] a, int k, string s) { var r = ""; for (var i = 0; i < 2; i++) { Console.Write(l.First(x => x > k)); Console.Write(l.Max(x => x + k)); Console.Write(l.Skip(k).Sum()); Console.Write(l.Take(k).Sum()); Console.Write(a.Where(x => x > k).Count()); foreach (var x in l.Skip(k).Take(1)) Console.Write(x); var z = new int[8]; z[i]++; Console.Write(z[0] + z[1]); Console.Write(global::System.Text.Encoding.UTF8.GetBytes(s).Length); Console.Write(int.Parse(s.Substring(1))); r += i; r += s; var b = new global::System.Text.StringBuilder(); b.Append(s).Append(i); Console.Write(b.ToString()); Console.Write(string.Format("{0}{1}", i, s)); Console.Write(new global::System.Text.UTF8Encoding().GetByteCount(s)); Console.Write(s.Split(',')[0] == "x"); Console.Write(global::System.BitConverter.ToInt32(global::System.BitConverter.GetBytes(k), 0)); var q = new List<int>(); q.Add(i); Console.Write(q.Count); Console.Write(new global::System.Text.RegularExpressions.Regex("a").IsMatch(s)); Console.Write(string.Join(",", global::System.Text.RegularExpressions.Regex.Split(s, ","))); Console.Write(l.ToArray().Length); foreach (var e in global::System.Enum.GetValues<global::System.DayOfWeek>()) Console.Write(e); Console.Write(string.Concat(a.Skip(1).ToArray().Length, k)); } return r; }
        static string B(Dictionary<string, List<int>> d, string k) { for (var i = 0; i < 2; i++) { d.TryAdd(k, new List<int>()); d[k].Add(i); } return "" + d[k].Count; }
        static async global::System.Threading.Tasks.Task<int> C(int k) { if (k == 0) return 5; await global::System.Threading.Tasks.Task.Yield(); return 6; }
        static async global::System.Threading.Tasks.Task<int> D(int k) { var t = 0; for (var i = 0; i < 2; i++) t += await C(i); return t; }
        static string E(global::System.IO.MemoryStream m, byte[] x) { for (var i = 0; i < 2; i++) { var t = new byte[4]; x.CopyTo(t, 0); m.Write(t, 0, 4); } return global::System.Convert.ToHexString(m.ToArray()); }
        static void Try(global::System.Func<object> f) { try { Console.WriteLine(f()); } catch (global::System.Exception e) { Console.WriteLine(e.GetType().FullName); } }
        static void Main() { foreach (var k in new[] { 0, 1, 2, 9 }) { Try(() => A(new() { 1, 2, 3 }, new[] { 1, 2, 3 }, k, "x12")); Try(() => A(new() { 1, 2, 3 }, new[] { 1, 2, 3 }, k, "xé")); } Try(() => new P().Stopped()); Try(() => B(new(), "k")); Try(() => D(1).Result); Try(() => E(new(), new byte[] { 1 })); Try(() => E(new(), new byte[9])); }
    }
}
