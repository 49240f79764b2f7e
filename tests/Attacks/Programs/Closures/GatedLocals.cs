// fixes: ALLOC406
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading.Tasks;
static class Program
{
    static async Task<string> E(int n) { var gate = new TaskCompletionSource(); var k = n; async Task<int> Local() { await gate.Task; return k; } var t = Local(); Unsafe.AsRef(in k) = 99; gate.SetResult(); return "" + await t; }
    static async Task<string> E2(int n) { var gate = new TaskCompletionSource(); var k = n; async Task<int> Local() { await gate.Task; return k; } var t = Local(); Unsafe.AsRef(k) = 99; gate.SetResult(); return "" + await t; }
    static string E3(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; foreach (var x in Local()) { s += x; Unsafe.AsRef(k)++; } return s; }
    static string E4(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; foreach (var x in Local()) { s += x; MemoryMarshal.CreateSpan(ref k, 1)[0]++; } return s; }
    static string E5(int n) { var k = n; ref var r = ref k; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; foreach (var x in Local()) { s += x; r++; } return s; }
    static string E6(int n) { var k = (A: n, B: 2); IEnumerable<int> Local() { yield return k.A; yield return k.A; } var s = ""; foreach (var x in Local()) { s += x; k.A.Bump(); } return s; }
    static string E7(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; foreach (var x in Local()) { s += x; k.Bump(); } return s; }
    static string E8(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; foreach (var x in Local()) { s += x; k.Grow(); } return s; }
    static string E9(int n) { var k = new Wide { V = n }; IEnumerable<int> Local() { yield return k.V; yield return k.V; } var s = ""; foreach (var x in Local()) { s += x; k += 3; } return s; }
    static string E10(int n) { var k = new Wide { V = n }; IEnumerable<int> Local() { yield return k.V; yield return k.V; } var s = ""; foreach (var x in Local()) { s += x; k++; } return s; }
    static string E11(int n) { var k = new Wide { V = n }; IEnumerable<int> Local() { yield return k.V; yield return k.V; } var s = ""; foreach (var x in Local()) { s += x; k.Deep = 7; } return s; }
    static string E12(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; foreach (var x in Local()) { s += x; (k, _) = (k + 5, 1); } return s; }
    static string E13(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = ""; var e = Local(); s += string.Join("", e); k = 9; s += string.Join("", e); return s; }
    static string E14(int n) { var k = n; IEnumerable<int> Local() { yield return k; yield return k; } var s = string.Join("", Local()); return s + k; }
    static void Main()
    {
        Console.WriteLine(E(3).Result + " " + E2(3).Result); Console.WriteLine(E3(1) + " " + E4(1) + " " + E5(1) + " " + E6(1) + " " + E7(1) + " " + E8(1) + " " + E9(1) + " " + E10(1) + " " + E11(1) + " " + E12(1) + " " + E13(1) + " " + E14(1));
    }
}
struct Wide { public int V; public void operator +=(int x) { V += x; } public void operator ++() { V++; } }
static class Ext { public static void Bump(this ref int n) => n++; extension(ref int n) { public void Grow() { n += 2; } } extension(ref Wide w) { public int Deep { set { w.V = value; } } } }
