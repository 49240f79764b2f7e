// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using System.Text;
sealed class Model
{
    public List<int> Items = new() { 1, 2, 3 };
    public IReadOnlyList<int> View => Items;
    public ReadOnlyCollection<int> Wrapped => Items.AsReadOnly();
    public int[] Array = { 1, 2, 3 };
    public Span<int> Span => Array;
    public string Text = "abc";
}
static class Program
{
    static int A(List<int> l) { var copy = l.ToArray(); l.Add(1); return copy.Length; }
    static int B(List<int> l) { var copy = l.ToList(); Grow(l); return copy.Count; }
    static void Grow(List<int> l) => l.Add(9);
    static int C(IReadOnlyList<int> view, List<int> l) { var copy = view.ToArray(); l.Add(1); return copy.Length; }
    static int D(List<int> l) { var copy = l.ToArray(); l = new(); return copy.Length; }
    static int E(Model m) { var copy = m.View.ToList(); m.Items.Clear(); return copy.Count; }
    static int F(Model m) { var n = m.Items.ToArray().Length + Change(m) + m.Items.ToArray().Length; return n; }
    static int Change(Model m) { m.Items.Add(4); m.Array = new[] { 9 }; m.Text = "q"; return 100; }
    static int G(Model m) => m.Array.ToArray()[0] + Change(m) * m.Array.ToArray()[0];
    static int H(Model m) { var copy = m.Span.ToArray(); m.Array[0] = 7; return copy[0]; }
    static int I(Model m) { var chars = m.Text.ToCharArray(); m.Text = "longer"; return chars.Length + chars[0]; }
    static int J(Model m) { var copy = m.Wrapped.ToArray(); m.Items.Add(5); return copy.Length; }
    static int K(List<int> l) { var copy = l.ToArray(); foreach (var x in copy) l.Add(x); return l.Count; }
    static int L(List<int> l) { var alias = l; var n = 0; foreach (var x in l.ToArray()) { alias.Add(x); n += x; } return n; }
    static int M(List<int> l) { var copy = l.ToArray(); var n = 0; Action add = () => l.Add(1); add(); n += copy.Length; return n; }
    static int N(int[] a) { var copy = a.ToArray(); Array.Sort(a, (x, y) => y - x); return copy[0] * 10 + a[0]; }
    static int O(int[] a) { var copy = a[1..]; a[1] = 50; return copy[0] + copy.Length; }
    static string P(string s, char[] c) { var t = new string(c, 0, 2); c[0] = 'Z'; return t.Trim() + s + (t == "ab"); }
    static bool Q(char[] c) { var t = new string(c, 0, 2); c[0] = 'Z'; return t == "ab"; }
    static int R(HashSet<int> s) { var copy = s.ToList(); s.Clear(); return copy.Contains(1) ? copy.Count : -1; }
    static int S(Dictionary<int, int> d) { var keys = d.Keys.ToArray(); d[77] = 1; return keys.Length + d.Keys.ToList().Count; }
    static int T(Stack<int> s) { var n = 0; foreach (var x in s.ToArray()) { n = n * 10 + x; if (n < 50) s.Push(x); } return n; }
    static int U(List<List<int>> l) { var first = l[0].ToArray(); l[0].Add(3); l[0] = new(); return first.Length; }
    static int V(ArraySegment<int> a) { var copy = a.ToArray(); a[0] = 9; return copy[0]; }
    static int W(Memory<int> a) { var copy = a.ToArray(); a.Span[0] = 9; return copy[0]; }
    static int X(ReadOnlySpan<int> a, int[] under) { var copy = a.ToArray(); under[0] = 9; return copy[0]; }
    static List<int> L0() => new() { 1, 2, 3 };
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var l = L0(); var under = new[] { 1, 2, 3 };
            Console.WriteLine($"{A(L0())},{B(L0())},{C(l, l)},{D(L0())},{E(new())},{F(new())},{G(new())},{H(new())},{I(new())},{J(new())},{K(L0())},{L(L0())},{M(L0())},{N(new[] { 1, 2, 3 })},{O(new[] { 1, 2, 3 })},{P("x", new[] { 'a', 'b' })},{Q(new[] { 'a', 'b' })},{R(new() { 1, 2 })},{S(new() { [1] = 1 })},{T(new(new[] { 1, 2 }))},{U(new() { L0() })},{V(under)},{W(new[] { 1, 2 })},{X(under, under)}");
        }
    }
}
