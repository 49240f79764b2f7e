// fixes: ALLOC602
// Conditions and elements whose types have conversions, negations and truth of their own.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

struct Flag
{
    public bool Value;
    public static implicit operator bool(Flag f) { Console.Write("b"); return f.Value; }
    public static bool operator !(Flag f) { Console.Write("n"); return f.Value; }
    public static bool operator true(Flag f) { Console.Write("t"); return !f.Value; }
    public static bool operator false(Flag f) { Console.Write("f"); return !f.Value; }
    public static Flag operator &(Flag a, Flag b) { Console.Write("&"); return a; }
}
struct Money
{
    public int V;
    public static implicit operator int(Money m) { Console.Write("i"); return m.V; }
    public static implicit operator Money(int m) => new Money { V = m * 10 };
}
class Item
{
    public int Id; public Flag F; public Money M; public string? Name; public decimal D; public int? N; public double X; public float S; public long Big;
}
class Thing : Item { }
class Derived : List<int>, IEnumerable<int> { public new IEnumerator<int> GetEnumerator() { yield return 42; } }
static class Program
{
    static bool A(List<Item> items, int k) { for (var i = 0; i < 2; i++) if (items.All(x => x.F)) return true; return false; }
    static bool B(List<Item> items, int k) { for (var i = 0; i < 2; i++) if (items.Any(x => x.F && x.Id > k)) return true; return false; }
    static bool C(List<Item> items, int k) { for (var i = 0; i < 2; i++) if (items.Any(x => x.Id > k && x.F)) return true; return false; }
    static int D(List<Item> items, int k) { var r = 0; for (var i = 0; i < 2; i++) r += items.Sum(x => x.M); return r; }
    static int E(List<Item> items, int k) { var r = 0; for (var i = 0; i < 2; i++) r += items.Where(x => x.Id > k).Select(x => x.M).Count(m => m > k); return r; }
    static int F(List<Item> items, int k) { var r = 0; for (var i = 0; i < 2; i++) foreach (int m in items.Select(x => x.M)) r += m; return r; }
    static int G(List<Item> items, int k) { var r = 0; for (var i = 0; i < 2; i++) foreach (Money m in items.Select(x => x.Id + k)) r += m.V; return r; }
    static decimal H(List<Item> items, int k) { var r = 0m; for (var i = 0; i < 2; i++) r += items.Sum(x => x.D * k); return r; }
    static decimal H2(List<Item> items, int k) { var r = 0m; for (var i = 0; i < 2; i++) r += items.Where(x => x.Id > k).Max(x => x.D); return r; }
    static int? I(List<Item> items, int k) { int? r = 0; for (var i = 0; i < 2; i++) r += items.Sum(x => x.N + k); return r; }
    static int? J(List<Item> items, int k) { int? r = 0; for (var i = 0; i < 2; i++) r += items.Max(x => x.N + k); return r; }
    static double K(List<Item> items, int k) { double r = 0; for (var i = 0; i < 2; i++) r += items.Max(x => x.X / k); return r; }
    static double K2(List<Item> items, int k) { double r = 0; for (var i = 0; i < 2; i++) r += items.Min(x => x.X / k); return r; }
    static float L(List<Item> items, int k) { float r = 0; for (var i = 0; i < 2; i++) r += items.Sum(x => x.S * k); return r; }
    static double M(List<Item> items, int k) { double r = 0; for (var i = 0; i < 2; i++) r += items.Average(x => x.Id + k); return r; }
    static string? N(List<Item> items, int k) { string? r = ""; for (var i = 0; i < 2; i++) r += items.Max(x => x.Name + k); return r; }
    static string? N2(List<Item> items, int k) { string? r = ""; for (var i = 0; i < 2; i++) r += items.Where(x => x.Id > k).Select(x => x.Name).FirstOrDefault(); return r; }
    static string? N3(List<Item> items, int k) { string? r = ""; for (var i = 0; i < 2; i++) r += items.Where(x => x.Id > k).Select(x => x.Name).FirstOrDefault("none"); return r; }
    static string? N4(List<Item> items, int k) { string? r = ""; for (var i = 0; i < 2; i++) r += items.OfType<Thing>().Count(x => x.Id > k) + items.Cast<object>().Count(x => x.Equals(k)); return r; }
    static string? N5(object[] items, int k) { string? r = ""; for (var i = 0; i < 2; i++) r += items.OfType<int>().Count(x => x > k) + items.OfType<int?>().Count(x => x > k); return r; }
    static long O(List<Item> items, int k) { long r = 0; for (var i = 0; i < 2; i++) r += items.Sum(x => x.Big + k); return r; }
    static long P(List<Item> items, int k) { long r = 0; for (var i = 0; i < 2; i++) r += items.Sum(x => (long)x.Id * int.MaxValue + k); return r; }
    static int Q(List<Item> items, int k) { int r = 0; unchecked { for (var i = 0; i < 2; i++) r += items.Sum(x => x.Id * int.MaxValue + k); } return r; }
    static int R(List<Item> items, int k) { int r = 0; checked { for (var i = 0; i < 2; i++) r += items.Count(x => x.Id + k > 0); } return r; }
    static int S(Derived items, int k) { int r = 0; for (var i = 0; i < 2; i++) r += items.Count(x => x > k); return r; }
    static int T(Stack<int> items, int k) { int r = 0; for (var i = 0; i < 2; i++) r += items.Count(x => x > k) + items.First(x => x != k); return r; }
    static int U(Dictionary<int, string> items, int k) { int r = 0; for (var i = 0; i < 2; i++) r += items.Count(x => x.Key > k) + items.Keys.Count(x => x > k) + items.Values.Count(x => x.Length > k); return r; }
    static int V(ImmutableArray<int> items, int k) { int r = 0; for (var i = 0; i < 2; i++) r += items.Count(x => x > k) + items.Where(x => x > k).Sum(); return r; }
    static int W(Item[] items, int k) { int r = 0; for (var i = 0; i < 2; i++) r += (from x in items where x.Id > k let y = x.Id * 2 where y > k select y).Sum(); return r; }
    static int X(Item[] items, int k) { int r = 0; for (var i = 0; i < 2; i++) foreach (var (a, b) in items.Select(x => (x.Id, x.Id + k))) r += a * b; return r; }
    static int Y(string s, int k) { int r = 0; for (var i = 0; i < 2; i++) r += s.Select((c, j) => c * j + k).Sum() + s.Where((c, j) => j > k).Count(); return r; }
    static int Z(Item[] items, int k) { int r = 0; for (var i = 0; i < 2; i++) r += items.Select(x => (byte)x.Id).Count(x => x > k) + items.Sum(x => (short)(x.Id + k)); return r; }
    static void Try<TR>(Func<TR> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        var lists = new List<List<Item>> { new(), new() { new Item { Id = 1, F = new Flag { Value = true }, M = 3, Name = "x", D = 1.50m, N = 4, X = double.NaN, S = 0.1f, Big = long.MaxValue - 9 }, new Thing { Id = 2, N = null, X = 1, S = 16777216f, D = 1.5m }, new Item { Id = int.MaxValue, S = 1, X = -0.0, M = 5, D = 1.500m } },
            new() { new Item { Id = 3, X = 0.0, D = decimal.MaxValue }, new Item { Id = 3, X = -0.0, D = decimal.MaxValue, F = new Flag { Value = true } } } };
        foreach (var l in lists)
            foreach (var k in new[] { 0, 1, 100 })
            {
                Try(() => A(l, k)); Try(() => B(l, k)); Try(() => C(l, k)); Try(() => D(l, k)); Try(() => E(l, k)); Try(() => F(l, k)); Try(() => G(l, k)); Try(() => H(l, k)); Try(() => H2(l, k)); Try(() => I(l, k)); Try(() => J(l, k)); Try(() => K(l, k)); Try(() => 1 / K2(l, k)); Try(() => L(l, k)); Try(() => M(l, k));
                Try(() => N(l, k)); Try(() => N2(l, k)); Try(() => N3(l, k)); Try(() => N4(l, k)); Try(() => N5(new object[] { 1, "a", 200 }, k)); Try(() => O(l, k)); Try(() => P(l, k)); Try(() => Q(l, k)); Try(() => R(l, k)); Try(() => S(new Derived { 1, 2 }, k)); Try(() => T(new Stack<int>(new[] { 1, 2 }), k)); Try(() => U(new() { [1] = "a", [2] = "bcd" }, k)); Try(() => V(ImmutableArray.Create(1, 2), k)); Try(() => V(default, k)); Try(() => W(l.ToArray(), k)); Try(() => X(l.ToArray(), k)); Try(() => Y("abc", k)); Try(() => Z(l.ToArray(), k));
            }
    }
}
