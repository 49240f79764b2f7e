// fixes: ALLOC207, ALLOC301, ALLOC305, ALLOC306, ALLOC401, ALLOC501, ALLOC505
// What is assigned where an object may be missing is not evaluated without it: by properties, indexers and compound assignments.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

sealed class H
{
    public int N { get; set { Console.Write("[set " + value + "]"); field = value; } }
    public string S { get => field ?? ""; set => field = value; } = "";
    public byte[] B = new byte[4];
    public int this[int i] { get => N + i; set { N = value; } }
    public List<int> L = new();
    public StringBuilder Sb = new();
    public Action? A;
    public Dictionary<string, List<int>> D = new();
}
static class Program
{
    static string Try(Func<object?> f) { try { return f()?.ToString() ?? "null"; } catch (Exception e) { return e.GetType().Name; } }
    static void A1(H? h, string s) { h?.N = int.Parse(s.Substring(1)); }
    static void A2(H? h, string s) { h?.N = int.Parse(s.Substring(1).Trim()) + int.Parse(s.Replace("-", "").Substring(1)); }
    static void A3(H? h, int[] a, int i) { h?.N = BitConverter.GetBytes(a[i])[0]; }
    static void A4(H? h, string s) { h?.N = s.Split(',')[1].Length; }
    static void A5(H? h, string s) { h?.N += Encoding.UTF8.GetBytes(s).Length; }
    static void A6(H? h, List<int> l) { h?.N = l.Count(x => x > 2); }
    static void A7(H? h, List<int> l) { h?[l.Count] += l.Where(x => x > 2).Sum(); }
    static void A8(H? h, string s) { h?.S += s.Substring(1); }
    static void A9(H? h, string[] l) { foreach (var x in l) h?.S += x; }
    static void A10(H? h, object o) { h?.S = string.Format("{0}-{1}", o, 5); }
    static void A11(H? h, int n) { h?.Sb.Append("a" + n + "b").Append(n.ToString()); }
    static void A12(H? h, int n) { h?.A = () => n++; h?.A?.Invoke(); h?.N = n; }
    static void A13(H? h, string k) { h?.D[k] = new List<int> { 1, 2 }; h?.N = h.D.Count; }
    static void A14(H? h, Span<char> s) { h?.S = new string(s.ToArray()); h?.N = new string(s).Length; }
    static void A15(H? h, DateTime t) { h?.N = (int)(DateTime.UtcNow - t).TotalDays * 0; }
    static void A16(H? h, string s) { var parts = s.Split(','); h?.N = parts[0].Length; h?.S = parts[1]; }
    static void A17(H? h, int n) { for (int i = 0; i < 3; i++) { var b = new byte[4]; h?.B = b; b[0] = (byte)i; h?.N = b[0]; } }
    static void A18(H? h, int n) { var tmp = new int[3]; for (int i = 0; i < 3; i++) { tmp[i] = n; } h?.N = tmp[0] + tmp.Length; }
    static void A19(H? h, int n) { var sb = new StringBuilder(); sb.Append(n).Append('x'); h?.S = sb.ToString(); }
    static void A20(H? h, int n) { var s = ""; for (int i = 0; i < n; i++) { s += i; h?.N = s.Length; } h?.S = s; }
    static void Run(H? h)
    {
        Console.WriteLine(Try(() => { A1(h, "a12"); return h?.N; }) + Try(() => { A1(h, ""); return h?.N; }) + Try(() => { A2(h, "x-12"); return h?.N; }) + Try(() => { A3(h, new int[1], 1); return 1; }) + Try(() => { A4(h, "a"); return 1; }) + Try(() => { A4(h, "a,bcd"); return h?.N; }) + Try(() => { A5(h, null!); return 1; }) + Try(() => { A5(h, "äb"); return h?.N; }));
        Console.WriteLine(Try(() => { A6(h, null!); return 1; }) + Try(() => { A6(h, new() { 1, 3 }); return h?.N; }) + Try(() => { A7(h, new() { 5 }); return h?.N; }) + Try(() => { A8(h, ""); return 1; }) + Try(() => { A8(h, "abc"); return h?.S; }) + Try(() => { A9(h, new[] { "x", "y" }); return h?.S; }) + Try(() => { A10(h, 5); return h?.S; }) + Try(() => { A11(h, 5); return h?.Sb; }) + Try(() => { A12(h, 5); return h?.N; }));
        Console.WriteLine(Try(() => { A13(h, "k"); return h?.N; }) + Try(() => { A13(h, null!); return h?.N; }) + Try(() => { A14(h, new char[2]); return h?.S.Length; }) + Try(() => { A15(h, default); return h?.N; }) + Try(() => { A16(h, "p,q"); return h?.S; }) + Try(() => { A16(h, "p"); return h?.S; }) + Try(() => { A17(h, 1); return h?.B[0]; }) + Try(() => { A18(h, 1); return h?.N; }) + Try(() => { A19(h, 1); return h?.S; }) + Try(() => { A20(h, 3); return h?.S; }));
    }
    static void Main() { Run(new H()); Run(null); }
}
