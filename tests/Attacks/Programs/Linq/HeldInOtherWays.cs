// refuses: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Text;
static class Held
{
    public static List<int> Nums = new() { 1, 2, 3, 4 };
    static void Change() { if (Nums.Count < 9) Nums.Add(3); }
    public static readonly IEqualityComparer<int> Cmp = EqualityComparer<int>.Create((a, b) => { Change(); return a == b; }, x => { Change(); return x; });
    public static readonly FrozenSet<int> Frozen = new[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }.ToFrozenSet(Cmp);
    public static readonly HashSet<int> Set = new(Cmp) { 1, 2 };
    public static readonly Dictionary<int, int> Table = new(Cmp) { [1] = 2 };
    public static readonly ImmutableHashSet<int> Imm = ImmutableHashSet.Create(Cmp, 1, 2);
    public static readonly ILookup<int, int> Look = new[] { 1, 2 }.ToLookup(x => x, Cmp);
    public static readonly Comparer<int> Ord = Comparer<int>.Create((a, b) => { Change(); return a - b; });
    public static readonly SortedSet<int> Sorted = new(Ord) { 1, 2 };
    public static readonly ImmutableDictionary<int, int> ImmT = ImmutableDictionary.Create<int, int>(Cmp).Add(1, 2);
    public static readonly Lazy<int> Lazy = new(() => { Nums.Add(9); return 1; });
    public static readonly System.Runtime.CompilerServices.ConditionalWeakTable<object, object> Weak = new();
}
static class Program
{
    static int A() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Frozen.Contains(x)).Count(); return n; }
    static int B() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Any(x => Held.Set.Contains(x + 9)) ? 1 : 0; return n; }
    static int C() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Table.ContainsKey(x)).Count(); return n; }
    static int D() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Imm.Contains(x)).Count(); return n; }
    static int E() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Look.Contains(x)).Count(); return n; }
    static int F() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Sorted.Contains(x)).Count(); return n; }
    static int G() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.ImmT.ContainsKey(x)).Count(); return n; }
    static int H() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Ord.Compare(x, 1) > 0).Count(); return n; }
    static int I() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Cmp.Equals(x, 1)).Count(); return n; }
    static int J() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Lazy.Value == x).Count(); return n; }
    static int K() { var n = 0; for (var i = 0; i < 2; i++) n += Held.Nums.Where(x => Held.Sorted.Min == x).Count() + Held.Nums.Where(x => Held.Table[1] == x).Count(); return n; }
    static void Try(Func<int> f) { Held.Nums = new() { 1, 2, 3, 4 }; try { Console.WriteLine(f() + " " + Held.Nums.Count); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main() { Try(A); Try(B); Try(C); Try(D); Try(E); Try(F); Try(G); Try(H); Try(I); Try(J); Try(K); }
}
