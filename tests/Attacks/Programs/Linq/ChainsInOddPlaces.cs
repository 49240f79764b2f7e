// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Chains in switch arms, conditions with pattern variables, throw expressions, returns of ref structs, and between checked operands.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Item(string name, int n) { public string Name { get; } = name; public int N { get; set; } = n; public bool Seen { get { N++; return N > 3; } } }
static class Program
{
    static string Conditions(List<Item> items, int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            if (items.FirstOrDefault(x => x.N == i) is { Name: var name } found && found.N > 0) r += name;
            else if (items.Any(x => x.N > 100)) r += "big";
            r += items.Count(x => x.N > i) switch { 0 => "none", 1 => "one", var k when items.Any(x => x.N == k) => "k" + k, _ => "many" };
            var what = items.Any(x => x.Name == "b") ? items.First(x => x.Name == "b").N : throw new InvalidOperationException();
            r += what;
            while (items.All(x => x.N < 6 + i)) items[0].N++;
            r += items[0].N;
        }
        return r;
    }
    static string Nulls(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            int[]? a = i % 2 == 0 ? new[] { 1, 2, 3 } : null;
            r += a?.Where(x => x > 1).Sum() ?? -1; r += a?.Any(x => x == 2).ToString() ?? "null";
            try { r += a!.Where(x => x > i).Select(x => x * 2).First(); } catch (Exception e) { r += e.GetType().Name; }
            try { r += a!.Last(x => x < 0); } catch (Exception e) { r += e.GetType().Name; }
        }
        return r;
    }
    static string Seens(Item[] items, int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            r += items.Where(x => x.Seen).Select(x => x.N).DefaultIfEmpty(-7).Max(); foreach (var s in items.Where(x => x.Seen).Select(x => x.Name).Distinct()) r += s;
            foreach (var x in items.Where(x => x.N % 2 == 0).Take(2)) { x.N += 1; r += x.Name + x.N; }
            foreach (var (a, b) in items.Select(x => (x.Name, x.N)).Where(t => t.N > 2)) { items[0].N = 0; r += a + b; }
        }
        return r;
    }
    static string Overflow(int[] a, int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            try { r += checked(a.Sum(x => x * 2) + i); } catch (OverflowException) { r += "o1"; }
            try { r += a.Sum(x => x) + i; } catch (OverflowException) { r += "o2"; }
            try { r += a.Select(x => (long)x).Sum() + a.Average() + a.Where(x => x > 0).Average(x => x); } catch (InvalidOperationException) { r += "e"; }
            var byN = a.Aggregate(17, (h, x) => h * 31 + x); r += byN; r += a.Min(x => -x) + a.Max(x => x % 3) + "" + a.Contains(i);
        }
        return r;
    }
    static string Labels(List<string> l, int n)
    {
        var r = ""; var i = 0;
    Again:
        var first = l.FirstOrDefault(x => x.Length > i, "none"); r += first; i++;
        if (i < n) goto Again;
        foreach (var x in l) { if (l.Any(y => y.Length > x.Length && y[0] == x[0])) continue; r += x; if (l.All(y => y != x + x)) break; }
        lock (l) r += l.Single(x => x.Length == 3);
        return r + l.Where((x, k) => k > 0).Count() + l.SkipWhile(x => x.Length < 2).First() + l.TakeWhile(x => x.Length < 3).Count();
    }
    static int Ref(Span<int> s, List<int> l)
    {
        var t = 0;
        foreach (ref var x in s) { x += l.Where(y => y > 1).Sum(); t += x; if (l.Any(y => y == t)) l = new List<int> { t }; t += l.Count(y => y == t); }
        return t;
    }
    static void Main()
    {
        Console.WriteLine(Conditions([new("a", 1), new("b", 2), new("c", 0)], 3)); Console.WriteLine(Nulls(4)); Console.WriteLine(Seens([new("a", 1), new("b", 2), new("c", 3)], 3));
        Console.WriteLine(Overflow([1, 2, 3], 2) + Overflow([int.MaxValue, 1], 1) + Overflow([], 1)); Console.WriteLine(Labels(["a", "bb", "ccc", "cc"], 3)); Console.WriteLine(Ref([1, 2, 3], [1, 2, 5]));
    }
}
