// fixes: ALLOC303, ALLOC305, ALLOC602
// Chains of every operator over lists and arrays, with patterns, generics, queries, lambdas that count, and jumps around them.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using Pair = (int Key, string Text);

readonly struct Meters(double v) : IComparable<Meters> { public double V => v; public static implicit operator double(Meters m) { Console.Write("c"); return m.V; } public static Meters operator +(Meters a, Meters b) => new(a.V + b.V); public int CompareTo(Meters o) { Console.Write("k"); return V.CompareTo(o.V); } }
record Person(string Name, int Age) { public bool Adult => Age >= 18; }
static class Ext { public static int Sum2(this IEnumerable<int> s) => -1; extension(IEnumerable<int> s) { public int Twice => s.Sum() * 2; public IEnumerable<int> Odd() => s.Where(x => x % 2 == 1); } }
interface IShape { static abstract int Sides { get; } int Area { get; } }
struct Sq(int a) : IShape { public static int Sides => 4; public int Area => a * a; }
static class Program
{
    static int Any(List<Person> l, string n) => l.Any(p => p.Name == n) ? 1 : 0;
    static bool All(Person[] l, int n) => l.All(p => p.Age > n && p.Adult);
    static Person? First(List<Person> l, int a) => l.FirstOrDefault(p => p.Age == a);
    static Person First2(List<Person> l, int a) => l.First(p => p.Age == a);
    static int Count(int[] l, int a) => l.Count(p => p == a);
    static int Sum(List<Pair> l) => l.Sum(p => p.Key);
    static int SumC(List<int> l) { checked { return l.Sum(x => x * 2); } }
    static int SumU(List<int> l) { unchecked { return l.Sum(x => x * 2); } }
    static long SumL(List<int> l) => l.Sum(x => (long)x * int.MaxValue);
    static double Avg(int[] l) => l.Average(x => x / 2.0);
    static int MaxM(List<Person> l) => l.Max(p => p.Age);
    static double MaxD(double[] l) => l.Max(p => p * 2);
    static string? MaxS(string[] l) => l.Max(p => p + "x");
    static double Met(Meters[] l) => l.Max(m => (double)m) + l.Sum(m => m);
    static List<string> Sel(List<Person> l) => l.Where(p => p.Adult).Select(p => p.Name).ToList();
    static string[] Sel2(Person[] l) => l.Select(p => p.Name).ToArray();
    static List<int> Idx(string[] l) => l.Select((s, i) => s.Length * i).Where((x, i) => i > 0 || x == 0).ToList();
    static string Each(List<Person> l) { var r = ""; foreach (var p in l.Where(x => x.Age > 3)) { if (p.Age == 5) continue; if (p.Age == 9) break; r += p.Name; } return r; }
    static string Query(List<Person> l, int q) { var r = ""; foreach (var n in from p in l let z = p.Age + q where z > 4 select (p.Name, z)) r += n.Name + n.z; return r; }
    static string Query2(List<Person> l) { var r = ""; foreach (var n in from p in l from c in p.Name where c != 'a' select char.ToUpper(c)) r += n; return r; }
    static T Gen<T>(T[] l) where T : INumber<T> => l.Where(x => x > T.Zero).Aggregate(T.Zero, (a, b) => a + b);
    static int Shapes<T>(T[] l) where T : IShape => l.Sum(x => x.Area * T.Sides);
    static int Ref(Span<int> s, List<int> l) { int x = s[0]; return l.Count(y => y == x); }
    static bool Cont(List<int> l, int x) => l.Select(y => y + 1).Contains(x);
    static int Last(List<int> l, int x) => l.Last(y => y < x);
    static int? Single(List<int> l, int x) { try { return l.Single(y => y < x); } catch (InvalidOperationException) { return null; } }
    static Dictionary<string, int> Dict(List<Person> l) => l.ToDictionary(p => p.Name, p => p.Age);
    static Dictionary<string, int>? DictDup(List<Person> l) { try { return l.ToDictionary(p => "k", p => p.Age); } catch (ArgumentException e) { Console.Write(e.GetType().Name); return null; } }
    static HashSet<int> Set(List<Person> l) => l.Select(p => p.Age).ToHashSet();
    static int Dist(List<Person> l) => l.Select(p => p.Age).Distinct().Count();
    static string Ord(List<Person> l) => string.Join(",", l.OrderBy(p => p.Age).ThenByDescending(p => p.Name).Select(p => p.Name));
    static Person? MinBy(List<Person> l) => l.OrderBy(p => p.Age).FirstOrDefault();
    static string Concat(List<string> l) => string.Concat(l.Select(x => x + "!"));
    static int Nested(List<List<int>> l) => l.SelectMany(x => x).Where(x => x > 1).Sum();
    static bool Null(List<Person>? l) => l?.Any(p => p.Adult) ?? false;
    static bool Null2(List<Person>? l) => l!.Any(p => p.Adult);
    static int Zip(int[] a, int[] b) => a.Zip(b, (x, y) => x * y).Sum();
    static int Skip(List<int> a, int n) => a.Skip(n).Take(3).Sum();
    static int SkipW(List<int> a, int n) => a.SkipWhile(x => x < n).Count();
    static object Obj(object[] o) => o.OfType<int>().Sum() + o.OfType<string>().First() + o.Cast<object>().Count();
    static int Dyn(List<object> l) => l.Count(x => ((dynamic)x) == 3);
    static int Lam(List<int> l) { int calls = 0; var r = l.Count(x => { calls++; return x > 2; }); return r * 100 + calls; }
    static int OutVar(List<string> l) => l.Count(x => int.TryParse(x, out var n) && n > 2);
    static int Pat(List<object> l) => l.Where(x => x is Person { Age: > 3 } p && p.Name is ['a', ..]).Count();
    static async System.Threading.Tasks.Task<int> As(List<int> l) { await System.Threading.Tasks.Task.Yield(); return l.Where(x => x > 1).Sum(); }
    static IEnumerable<int> It(List<int> l) { if (l.Any(x => x > 3)) yield return 1; foreach (var x in l.Where(y => y > 1)) yield return x; }
    static int Goto(List<int> l) { int n = 0; again: if (l.Any(x => x == n)) { n++; goto again; } return n; }
    static int Tern(bool b, List<int> l, int[] m) => b ? l.Count(x => x > 1) : m.Count(x => x > 1);
    static string Interp(List<int> l) => $"{l.Count(x => x > 1)}/{l.Count}";
    static bool While(List<int> l) { int i = 0; while (l.Any(x => x > i)) i++; return i > 2; }
    static int Local(List<int> l, int x) { return F(2); int F(int y) => l.Where(z => z > x).Sum(z => z * y); }
    static int Switch(List<int> l) => l.Count(x => x > 2) switch { 0 => 1, 1 => 2, _ => 3 };
    static void Main()
    {
        var l = new List<Person> { new("bob", 5), new("ann", 20), new("cid", 7), new("ann2", 9), new("zed", 1) };
        var i = new List<int> { 1, 2, 3, 4, 5 };
        Console.WriteLine(Any(l, "bob") + " " + All(l.ToArray(), 3) + First(l, 7) + First(l, 99) + First2(l, 5) + Count(i.ToArray(), 3) + Sum(new() { (1, "a"), (2, "b") }) + SumL(i) + Avg(i.ToArray()) + MaxM(l) + MaxD(new[] { 1, double.NaN, 3 }) + MaxS(new[] { "a", "b" }));
        try { SumC(new() { int.MaxValue }); } catch (OverflowException) { Console.WriteLine("overflow"); }
        try { SumU(new() { int.MaxValue, int.MaxValue }); Console.WriteLine("fine"); } catch (OverflowException) { Console.WriteLine("overflow"); }
        try { SumU(new() { 1 << 30, 1 << 30 }); Console.WriteLine("fine"); } catch (OverflowException) { Console.WriteLine("overflow"); }
        try { MaxM(new()); } catch (InvalidOperationException) { Console.WriteLine("empty"); }
        try { First2(l, 100); } catch (InvalidOperationException) { Console.WriteLine("empty"); }
        Console.WriteLine(Met(new Meters[] { new(1), new(4) }) + string.Join(",", Sel(l)) + string.Join(",", Sel2(l.ToArray())) + string.Join(",", Idx(new[] { "a", "bb" })) + Each(l) + Query(l, 1) + Query2(l) + Gen(new[] { 1, -2, 3 }) + Gen(new[] { 1.5, -2 }) + Shapes(new[] { new Sq(2), new Sq(3) }) + Ref(new[] { 3 }, i) + Cont(i, 3) + Last(i, 3) + Single(i, 2) + Single(i, 4));
        Console.WriteLine(string.Join(",", Dict(l)) + DictDup(l) + string.Join(",", Set(l)) + Dist(l) + Ord(l) + MinBy(l) + Concat(new() { "a", "b" }) + Nested(new() { i, i }) + Null(null) + Null(l));
        try { Null2(null); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        Console.WriteLine(Zip(new[] { 1, 2 }, new[] { 3, 4, 5 }) + " " + Skip(i, 1) + SkipW(i, 3) + Obj(new object[] { 1, "a", 2L }) + Dyn(new() { 3, 4 }) + Lam(i) + OutVar(new() { "1", "5", "x" }) + Pat(new() { l[1], l[0], 5 }) + As(i).Result + string.Join(",", It(i)) + Goto(i) + Tern(true, i, null!) + Interp(i) + While(i) + Local(i, 2) + Switch(i) + i.Sum2() + i.Twice + i.Odd().Count());
    }
}
