// reports: ALLOC602
// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Arguments of calls that the compiler leaves out, and holes that a handler does not ask for: nothing in them may run before the statement.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;

[InterpolatedStringHandler]
public ref struct Never
{
    public Never(int length, int count, bool isOn, out bool go) => go = isOn;
    public void AppendLiteral(string s) { }
    public void AppendFormatted<T>(T x) => Console.Write("[" + x + "]");
}

[InterpolatedStringHandler]
public ref struct First
{
    public First(int length, int count) { }
    public bool AppendLiteral(string s) => s != "stop";
    public bool AppendFormatted<T>(T x) { Console.Write("<" + x + ">"); return true; }
}

partial class Parts
{
    partial void OnItem(int x);
    partial void OnText(string x);
    partial void OnBytes(byte[] x);
    partial void OnMany(params int[] x);
    public int Run(List<int> l, int k) { var s = 0; for (var i = 0; i < 3; i++) { OnItem(l.First(x => x > k + i)); OnText("a" + l.Count(x => { s++; return x > k; })); OnBytes(BitConverter.GetBytes(l[i])); OnMany(l[9], s++); OnText(string.Format("{0}", l[7])); s++; } return s; }
}

static class Program
{
    static int s_n;
    static bool Log(int x) { s_n++; return x > 1; }
    [Conditional("NOPE")] static void Trace(object x) => Console.Write(x);
    [Conditional("NOPE")] static void TraceN(int x) => Console.Write(x);
    [Conditional("NOPE")] static void TraceB(ReadOnlySpan<byte> x) => Console.Write(x.Length);
    [Conditional("NOPE")] static void TraceF(Func<int, bool> f) => f(3);
    [Conditional("NOPE")] static void TraceP(params int[] xs) => Console.Write(xs.Length);
    static void On(bool isOn, [InterpolatedStringHandlerArgument(nameof(isOn))] Never n) { }
    static void Stop(First f) { }
    static string Fixed(List<int> l, int k) { var s = 0; for (var i = 0; i < 3; i++) { s += l.Count(x => x > k + i); } return s + ""; }
    static string A(List<int> l, int k) { for (var i = 0; i < 3; i++) { TraceN(l.First(x => x > k + i)); TraceN(l.Where(x => x > k).Max(x => x + i)); Trace(l.Any(x => Log(x + k))); } return s_n + ""; }
    static string B(List<int> l, int k) { for (var i = 0; i < 3; i++) { On(k > 100, $"{l.First(x => x > k + i)}"); On(false, $"a{l.Where(x => x > k).Select(x => x * 2).First()}b"); } return s_n + ""; }
    static string C(List<int> l, int k) { for (var i = 0; i < 3; i++) { Stop($"go{i}"); Stop($"stop{l.First(x => x > k + i)}"); } return "c"; }
    static string D(List<int> l, int k) { for (var i = 0; i < 3; i++) { Debug.Assert(k < 1000, $"{l.First(x => x > k + i)}"); Debug.Assert(l.All(x => x < k + 500), "all"); Debug.WriteLineIf(k > 1000, $"{l.First(x => x > k + i)}"); } return "d"; }
    static string E(int v, List<int> l) { for (var i = 0; i < 3; i++) { TraceB(BitConverter.GetBytes(l[v + i])); TraceB(Encoding.UTF8.GetBytes(l[v + i] + "x")); Trace(l[v + i]); TraceP(l[v], l[v + 1]); TraceF(x => x > l[v + i]); } return "e"; }
    static string F(string t, int k) { for (var i = 0; i < 3; i++) { TraceN(int.Parse(t.Substring(k + i).Trim())); Trace(t.Substring(k)); TraceN(t.Split(',')[k].Length); Trace(string.Format("{0}", t[k])); Trace($"{t[k]}{k}"); } return "f"; }
    static string G(string t, int k) { TraceN(int.Parse(t.Substring(k).Replace("a", "").Trim())); TraceB(SHA256.HashData(Encoding.UTF8.GetBytes(t.Substring(k)))); var s = t; for (var i = 0; i < 3; i++) { s += i; Trace(s); Trace(s += "x"); } return s; }
    static string H(Dictionary<string, int> d, List<string> l, int k) { for (var i = 0; i < 3; i++) { TraceN(d["a" + l[k + i]]); Trace(l.FirstOrDefault(x => x.Length > k)!.Length); Trace(new List<int> { l[k].Length }); Trace(new[] { k, l[k].Length }.Max()); } return "h"; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        List<int> l = [1, 2, 3];
        foreach (var k in new[] { 0, 2, 50 })
            Console.WriteLine(Try(() => Fixed(l, k)) + Try(() => A(l, k)) + Try(() => B(l, k)) + Try(() => C(l, k)) + Try(() => D(l, k)) + Try(() => E(k, l)) + Try(() => F("12, ab", k)) + Try(() => G("12", k)) + Try(() => H(new(), ["a"], k)) + Try(() => new Parts().Run(l, k)));
    }
}
