// fixes: ALLOC602
// Conditions that change the list by an operator, a lazy value, a comparer or a text of the program.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
class Op
{
    public List<int> L = new();
    public static bool operator >(int a, Op b) { if (b.L.Count < 10) b.L.Add(a); return false; }
    public static bool operator <(int a, Op b) => false;
    public static implicit operator bool(Op b) { if (b.L.Count < 10) b.L.Add(1); return false; }
}
struct Adder
{
    public List<int> L;
    public static Adder operator +(Adder a, int b) { if (a.L.Count < 10) a.L.Add(b); return a; }
    public static Adder operator ++(Adder a) { if (a.L.Count < 10) a.L.Add(0); return a; }
}
class Seq : System.Collections.ObjectModel.Collection<int>
{
    public List<int> L = new();
    public override string ToString() { if (L.Count < 10) L.Add(0); return ""; }
}
class Ini { public List<int> L = new(); public int V { get => 1; init { if (L.Count < 10) L.Add(0); } } }
static class Program
{
    static bool A(List<int> l, dynamic d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || ((bool)(x > d))); Console.WriteLine(b); } return false; }
    static bool A2(List<int> l, dynamic d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || (d)); Console.WriteLine(b); } return false; }
    static bool B(List<int> l, Lazy<int> d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || (x == d.Value)); Console.WriteLine(b); } return false; }
    static bool C(List<int> l, Adder a) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || ((a += x).L == null)); Console.WriteLine(b); } return false; }
    static bool D(List<int> l, Adder a) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || ((a++).L == null)); Console.WriteLine(b); } return false; }
    static bool E(List<int> l, IEnumerable<int> a, int i2) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || ($"{a}{i2}" == "q")); Console.WriteLine(b); } return false; }
    static bool F(List<int> l, ICollection<int> a, int i2) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || ("a" + a + i2 == "q")); Console.WriteLine(b); } return false; }
    static bool G(List<int> l, Dictionary<string, int> a, string i2) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || (a[i2] == 7)); Console.WriteLine(b); } return false; }
    static bool H(List<int> l, int k) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || (new Ini { L = l, V = k }.V == 7)); Console.WriteLine(b); } return false; }
    static bool I(List<int> l, int k) { for (var i = 0; i < 2; i++) { var b = l.Any(x => i == -5 || (x == k)); Console.WriteLine(b); } return false; }
    static void Try(Func<List<int>, bool> f) { var l = new List<int> { 1, 2, 3 }; try { Console.WriteLine(f(l)); } catch (Exception e) { Console.WriteLine(e.GetType()); } Console.WriteLine(l.Count); }
    class Cmp : IEqualityComparer<string> { public List<int> L = new(); public bool Equals(string? a, string? b) => a == b; public int GetHashCode(string s) { if (L.Count < 10) L.Add(0); return 1; } }
    static void Main()
    {
        Try(l => A(l, new Op { L = l })); Try(l => A2(l, new Op { L = l })); Try(l => B(l, new Lazy<int>(() => { l.Add(1); return 8; }))); Try(l => C(l, new Adder { L = l })); Try(l => D(l, new Adder { L = l }));
        Try(l => E(l, new Seq { L = l }, 3)); Try(l => F(l, new Seq { L = l }, 3)); Try(l => G(l, new Dictionary<string, int>(new Cmp { L = l }) { ["a"] = 1 }, "a")); Try(l => H(l, 3)); Try(l => I(l, 3));
    }
}
