// fixes: ALLOC401
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading.Tasks;
struct Wide { public int V; public void operator +=(int x) { V += x; } public void operator ++() { V++; } public override string ToString() => "w" + V; }
static class Ext { extension(ref Wide w) { public int Deep { set { w.V = value; } } public void operator -=(int x) { w.V -= x; } } }
static class Program
{
    static readonly ConcurrentDictionary<int, string> s_table = new();
    static string A(int n) { var k = new Wide { V = n }; var s = ""; for (var i = 0; i < 3; i++) { s += s_table.GetOrAdd(i, x => "" + x + k); k += 3; } return s; }
    static string B(int n) { var k = new Wide { V = n }; var s = ""; for (var i = 10; i < 13; i++) { s += s_table.GetOrAdd(i, x => { k++; return "" + x + k; }); } return s + k; }
    static string C(int n) { var k = new Wide { V = n }; var s = ""; for (var i = 20; i < 23; i++) { s += s_table.GetOrAdd(i, x => { k.Deep = x; return "" + x + k; }); } return s + k; }
    static string D(int n) { var k = new Wide { V = n }; var s = ""; for (var i = 30; i < 33; i++) { s += s_table.GetOrAdd(i, x => { k -= x; return "" + x + k; }); } return s + k; }
    static string E(int n) { var k = new Wide { V = n }; var s = ""; for (var i = 40; i < 43; i++) { s += s_table.GetOrAdd(Next(ref k, i), x => "" + x + k); } return s + k; }
    static int Next(ref Wide k, int i) { k.V++; return i; }
    static string F(int n) { var k = new Wide { V = n }; var s = ""; for (var i = 50; i < 53; i++) { s += s_table.GetOrAdd(i, x => { var c = k; c += 5; return "" + x + c + k; }); } return s + k; }
    static string G(List<Wide> l) { var s = ""; foreach (var w in l.ToArray()) { var c = w; c += 1; s += c; } for (var i = 0; i < l.Count; i++) { s += l[i]; } return s; }
    static string H(Wide[] l) { var s = ""; foreach (var w in l.ToArray()) { s += w; l[0] += 2; l[1]++; l[2].Deep = 4; } return s; }
    static string I(Wide[] l) { var s = ""; var copy = l.ToArray(); l[0] += 2; l[1]++; l[2].Deep = 4; foreach (var w in copy) s += w; return s; }
    static string J(int[] l) { var s = ""; var copy = l.ToArray(); l[0] += 2; l[1]++; foreach (var w in copy) s += w; return s; }
    static void Main() { Console.WriteLine(A(1) + B(1) + C(1) + D(1) + E(1) + F(1) + G(new() { new() { V = 1 } }) + H(new Wide[3]) + I(new Wide[3]) + J(new int[2])); }
}
