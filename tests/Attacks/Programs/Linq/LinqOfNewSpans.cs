// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Queries over arrays that are spans as well, with aliases, own comparisons and conversions, ranges and nullable numbers.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using Numbers = int[];
using Pair = (int A, string B);
struct Money(int n) : IEquatable<Money>, IComparable<Money> { public int N = n; public static explicit operator int(Money m) => m.N; public static implicit operator long(Money m) => m.N * 2; public bool Equals(Money o) => N == o.N; public int CompareTo(Money o) => o.N.CompareTo(N); public static bool operator ==(Money a, Money b) => a.N != b.N; public static bool operator !=(Money a, Money b) => a.N == b.N; public override bool Equals(object? o) => false; public override int GetHashCode() => 0; }
static class Program
{
    static int A(Numbers n) => n.Where(x => x > 1).Select(x => x * 2).Sum();
    static long B(List<Money> n) => n.Sum(x => x);
    static long B2(List<Money> n) => n.Select(x => (long)x).Max();
    static Money C(Money[] n) => n.Max();
    static bool D(Money[] n, Money m) => n.Any(x => x == m);
    static bool D2(Money[] n, Money m) => n.Contains(m);
    static string E(Pair[] n) => string.Join(",", n.Where(p => p.A > 1).Select(p => p.B));
    static int F(Numbers n) => n.Reverse().First();
    static int G(Numbers n) { checked { return n.Sum(x => x) + n.Select(x => x + 1).Last(); } }
    static int H(Numbers n) => unchecked(n.Select(x => x * int.MaxValue).Sum());
    static double I(Numbers n) => n.Average(x => (double)x);
    static int J(string s) => s.Count(c => c == 'a') + s.Where(char.IsDigit).Count();
    static int? K(int?[] n) => n.Max();
    static int L(Numbers n) => n is [var f, .. var rest] && rest.Any(x => x == f) ? 1 : 2;
    static bool M(Numbers n, int k) => n.All(x => x is > 0 and not 5 || x == k);
    static Numbers N(Numbers n) => [.. n.Where(x => x > 1)];
    static List<int> O(Numbers n) => [0, .. n.Select(x => x + 1), 9];
    static int P(Numbers n) { ref var r = ref n[0]; r = n.Sum(); return r; }
    static int Q(Dictionary<string, int> d) => d.Where(p => p.Value > 1).Sum(p => p.Key.Length);
    static int R(Numbers n) => n.FirstOrDefault(x => x > 5, -1) + n.LastOrDefault(x => x > 1) + n.SingleOrDefault(x => x == 3);
    static int S(Numbers n) => n.Skip(1).Take(2).Sum() + n.TakeWhile(x => x < 3).Count() + n.DefaultIfEmpty(4).Min();
    static string T(Numbers n) { var s = ""; foreach (var (x, i) in n.Select((x, i) => (x, i))) s += x + ":" + i; foreach (var (i, x) in n.Index()) s += i; return s; }
    static int U(IEnumerable<int>? n) => n?.Where(x => x > 1).Count() ?? -1;
    static int V(Numbers n) => n.MinBy(x => -x) + n.CountBy(x => x % 2).Count() + n.DistinctBy(x => x % 2).Sum();
    static void Try(Func<object?> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Numbers n = [1, 2, 3]; Money[] m = [new(1), new(2), new(3)];
        Try(() => A(n)); Try(() => B([.. m])); Try(() => B2([.. m])); Try(() => C(m).N); Try(() => D(m, new(1))); Try(() => D2(m, new(1))); Try(() => E([(1, "a"), (2, "b")])); Try(() => F(n)); Try(() => G(n)); Try(() => G([int.MaxValue])); Try(() => H(n)); Try(() => H([1, 1, 1]));
        Try(() => I(n)); Try(() => I([])); Try(() => J("a1b2")); Try(() => K([1, null])); Try(() => K([])); Try(() => L([1, 2, 1])); Try(() => M(n, 5)); Try(() => N(n).Length); Try(() => O(n).Count); Try(() => P([1, 2])); Try(() => Q(new() { ["abc"] = 2 })); Try(() => R(n)); Try(() => R([3, 3])); Try(() => S(n)); Try(() => T(n)); Try(() => U(n)); Try(() => U(null)); Try(() => V(n));
    }
}
