// fixes: ALLOC601
// Collections behind interfaces in properties with the field keyword, records, primary constructors, partial and required members, tuples and generic methods, whose types the compiler or others may look at.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed record Rec(int N) { private IReadOnlyList<int> Items { get; } = new List<int> { 1, N }; public int Sum() { var s = 0; foreach (var i in Items) s += i; return s; } }
sealed class Own : List<int>, IEquatable<Own> { public bool Equals(Own? other) => true; public override bool Equals(object? o) => o is Own; public override int GetHashCode() => 1; }
sealed record Eq(int N) { private readonly IReadOnlyList<int> _own = new Own(); public int Sum() { var s = 0; foreach (var i in _own) s += i; return s; } }
sealed class Lazy1 { private static IReadOnlyList<int> Made { get => field ??= new List<int> { 3, 4 }; } private IList<int> Set { get; set => field = value; } = new List<int> { 1 }; public int Sum() { var s = 0; foreach (var i in Made) s += i; Set = new List<int> { 5 }; foreach (var i in Set) s += i; return s; } }
sealed class Prim(int n) { private readonly IEnumerable<int> _all = new List<int> { n, n + 1 }; private readonly (IReadOnlyList<int> L, int K) _pair = (new List<int> { n }, 2); public int Sum() { var s = 0; foreach (var i in _all) s += i; foreach (var i in _pair.L) s += i * _pair.K; return s; } }
partial class Part { private partial IReadOnlyList<int> P { get; } private IReadOnlyCollection<int> _c = new List<int> { 7 }; }
partial class Part { private partial IReadOnlyList<int> P => new List<int> { 8 }; public int Sum() { var s = 0; foreach (var i in P) s += i; foreach (var i in _c) s += i; return s + _c.Count; } }
static class Program
{
    static string Kind<T>(T value) => typeof(T).Name; static string Over(IEnumerable<int> x) => "seq"; static string Over(List<int> x) => "list"; static string Over(object x) => "obj";
    private static readonly IReadOnlyList<int> s_kind = new List<int> { 1 }; private static readonly IReadOnlyList<int> s_over = new List<int> { 2 }; private static readonly IReadOnlyList<int> s_pat = new List<int> { 3 }; private static readonly IReadOnlyList<int> s_var = new List<int> { 4 }; private static readonly IReadOnlyList<int> s_arr = new List<int> { 5 }; private static readonly IReadOnlyList<int> s_cond = new List<int> { 6 }; private static IReadOnlyList<int> s_ref = new List<int> { 7 }; private static readonly IReadOnlyList<int> s_spread = new List<int> { 8 }; private static readonly IReadOnlyList<int> s_name = new List<int> { 9 };
    static string Of1() { var s = ""; foreach (var i in s_kind) s += i; return s + Kind(s_kind); }
    static string Of2() { var s = ""; foreach (var i in s_over) s += i; return s + Over(s_over); }
    static string Of3() { var s = ""; foreach (var i in s_pat) s += i; return s + (s_pat is List<int>) + (s_pat is [3]) + (s_pat switch { { Count: 1 } => "one", _ => "many" }); }
    static string Of4() { var s = ""; var v = s_var; foreach (var i in v) s += i; v = new int[] { 5, 6 }; foreach (var i in v) s += i; return s; }
    static string Of5() { var s = ""; foreach (var i in s_arr) s += i; var a = new[] { s_arr, new int[1] }; return s + a.GetType().Name + a.Length; }
    static string Of6(bool b) { var s = ""; foreach (var i in s_cond) s += i; var c = b ? s_cond : new int[] { 1 }; foreach (var i in c) s += i; return s; }
    static string Of7() { var s = ""; foreach (var i in s_ref) s += i; Change(ref s_ref); foreach (var i in s_ref) s += i; return s; } static void Change(ref IReadOnlyList<int> l) => l = [1, 2];
    static string Of8() { var s = ""; foreach (var i in s_spread) s += i; int[] a = [.. s_spread, 1]; return s + a.Length + string.Join(",", s_spread) + s_spread.First() + s_spread.Contains(8); }
    static string Of9() { var s = nameof(s_name.Count); foreach (var i in s_name) s += i; Func<IReadOnlyList<int>> f = () => s_name; var t = (s_name, 1); return s + f().Count + t.s_name.Count + t.GetType().GenericTypeArguments[0].Name; }
    static void Main()
    {
        Console.WriteLine(new Rec(2).Sum() + "" + (new Rec(2) == new Rec(2)) + new Eq(1).Sum() + (new Eq(1) == new Eq(1)) + new Lazy1().Sum() + new Prim(1).Sum() + new Part().Sum() + Of1() + Of2() + Of3() + Of4() + Of5() + Of6(true) + Of6(false) + Of7() + Of8() + Of9());
    }
}
