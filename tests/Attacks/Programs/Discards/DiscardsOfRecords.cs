// fixes: ALLOC105, ALLOC607
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
sealed record Node(int N) { public string Text { get { Console.WriteLine("text " + N); return ""; } } }
record struct Part(int N) { public string Text { get { Console.WriteLine("part " + N); return ""; } } }
sealed record Copied(int N) { private Copied(Copied other) { N = other.N; Console.WriteLine("copied"); } }
static class Ext { extension(string s) { public string Twice { get { Console.WriteLine("twice"); return s + s; } } public string Trim(int n) { Console.WriteLine("trim" + n); return s; } } }
static class Program
{
    static string Of(Node n) => n.ToString();
    static string Part(Part n) => $"{n}";
    static Copied With(Copied c) => c with { N = 3 };
    static string Twice(string s) => s.Twice;
    static string Cut(string s) => s.Trim(2) + "x";
    static int At(int[] a, int i) => a[i] + 1;
    static string Sub(string s) => s.Substring(2);
    static string Anon(Node n) => new { n }.ToString()!;
    static bool Same(Node a, Node b) => a == b;
    static List<int> Fresh(int[] a) { var l = new List<int>(); foreach (var x in a) l.Add(100 / x); return l; }
    static int[] Big(int n) => new int[n];
    static void Run(int n)
    {
        for (var i = 0; i < n; i++)
        {
            Of(new Node(1)); Part(new Part(2)); With(new Copied(1)); Twice("a"); Cut("b"); At(new int[2], i); Sub("abc"); Anon(new Node(7)); Same(new Node(1), new Node(2)); Fresh(new[] { 1, 2 }); Big(i);
            new Node(4).ToString(); _ = $"{new Node(5)}"; string.Format("{0}", new Part(6)); _ = "a" + new Node(8); "x".Trim(3); " y ".Trim(); new StringBuilder().Append(new Node(9)).ToString(); string.Concat(new Node(10), "q"); string.Join(",", new[] { new Node(11) });
        }
    }
    static void Try(Action a) { try { a(); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Bad() { for (var i = 0; i < 1; i++) { At(new int[2], 4); } }
    static void Bad2() { for (var i = 0; i < 1; i++) { Sub("a"); } }
    static void Bad3() { for (var i = 0; i < 1; i++) { Fresh(new[] { 0 }); } }
    static void Bad4() { for (var i = 0; i < 1; i++) { Big(-1); } }
    static void Main() { Run(2); Try(Bad); Try(Bad2); Try(Bad3); Try(Bad4); }
}
