// fixes: ALLOC602
// Operators on lists and arrays in extension blocks, list patterns, primary constructors, field-backed properties, checked code, await foreach, switch arms, holes, locks and with lambdas that have modifiers, defaults and discards.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Ext { extension(List<int> l) { public bool HasBig => l.Any(x => x > 2); public int Big(int n) => l.Count(x => x > n); } extension<T>(T[] a) where T : IComparable<T> { public bool Less(T t) => a.All(x => x.CompareTo(t) < 0); } }
sealed class Prim(List<int> l, int[] a, int limit)
{
    public bool Any() { var r = false; for (var i = 0; i < 3; i++) r |= l.Any(x => x > limit + i); return r; }
    public int First { get => field; set => field = a.FirstOrDefault(x => x > value); }
    public int Sum() { var s = 0; foreach (var x in a) { s += l.Sum(y => y * x); limit++; } return s + limit; }
    public int this[int n] => l.Where(x => x > n).Select(x => x * limit).Sum();
}
static class Program
{
    static string Try(Func<string> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static string Chk(List<int> l) { var r = ""; foreach (var i in l) { checked { try { r += l.Sum(x => x + i); } catch (OverflowException) { r += "of"; } } unchecked { try { r += l.Sum(x => x * 2) + l.Select(x => x + i).Max(); } catch (OverflowException) { r += "of2"; } } } return r; }
    static string Lam(List<int> l, int[] a) { var r = ""; foreach (var i in a) { r += l.Any((int x) => x == i) + "" + l.Any(delegate (int x) { return x > i; }) + l.Any(static x => x > 1) + l.Any(_ => true) + l.All(x => { if (x > i) return false; return true; }) + l.FirstOrDefault(x => x > i, -1) + l.Any(x => x is > 0 and < 3) + l.Count(x => { var y = x; return y > i; }); } return r; }
    static string Cond(List<int>? l, int[] a) { var r = ""; foreach (var i in a) { r += (l?.Any(x => x > i) == true ? "y" : "n") + (l?.Count(x => x > i) ?? -1) + (l is { Count: > 1 } m && m.Any(x => x == i) ? "p" : "q"); if (l != null && l.Any(x => x > i) && i > 0) r += "+"; while (l!.Any(x => x > i + 10)) break; } return r; }
    static string Sw(List<int> l, int[] a) { var r = ""; foreach (var i in a) r += i switch { 1 => l.First(x => x > i), 2 when l.Any(x => x == 2) => 22, _ => l.Last(x => x < i + 9) } + $"{l.Min(x => x + i),3}{a.Max():D2}"; return r; }
    static async Task<string> Asy(List<int> l) { var r = ""; foreach (var i in l) { if (l.Any(x => x > i)) r += await Task.FromResult(i); r += l.Count(x => x > i) + await Task.FromResult(1); await Task.Yield(); } return r; }
    static IEnumerable<int> It(List<int> l) { foreach (var i in l.ToArray()) { if (l.Any(x => x == i)) yield return l.First(x => x >= i); l.Remove(i); } }
    static string Loc(List<int> l, int[] a) { var r = ""; foreach (var i in a) { bool Has(int n) => l.Any(x => x > n); Func<int, bool> g = n => a.Contains(n) || l.Any(x => x == n); r += Has(i) + "" + g(i); } return r; }
    static string Eff(List<int> l, int[] a) { var n = 0; var r = ""; foreach (var i in a) { r += l.Any(x => n++ > 2) + "" + n + l.Count(x => ++n > i) + n; r += l.Any(x => { l = [9]; return x > 1; }) + "" + l.Count; } return r; }
    static string Names(List<int> list, int[] array) { var r = ""; foreach (var item in array) { var element = item; var found = list.Any(x => x == element); var any = list.Count(item2 => item2 > element); r += found + "" + any; } return r; }
    static string Decl(List<int> l, int[] a) { var r = ""; foreach (var i in a) { var x = l.FirstOrDefault(y => y > i); int? z = l.Where(y => y > i).Select(y => (int?)y).FirstOrDefault(); long s = l.Sum(y => (long)y); double av = l.Average(); object o = l.Any(y => y > i); var (p, q) = (l.Min(), l.Max(y => -y)); r += x + "" + z + s + av + o + p + q; } return r; }
    static string Ref(List<string?> l, string[] a) { var r = ""; foreach (var i in a) { r += l.FirstOrDefault(x => x == i)?.Length + "" + l.Any(x => x is null) + l.Any(x => x!.Length > 1) + (l.First(x => x != null) + i) + l.Where(x => x != null).Select(x => x!.Length).Sum() + l.OfType<string>().Count(); } return r; }
    static string Tup(List<(int A, string B)> l, int[] a) { var r = ""; foreach (var i in a) r += l.Any(t => t.A == i) + l.First(t => t.A >= i).B + l.Sum(t => t.A) + l.Select(t => t.B).FirstOrDefault(b => b.Length > i) + l.Max(t => t.B); return r; }
    static string Page(List<int> l, int[] a) { var r = ""; foreach (var i in a) { foreach (var x in l.Skip(i).Take(2).ToList()) r += x; r += string.Join(",", l.Skip(i).ToArray()) + string.Join(",", l.Take(i)) + l.ElementAt(0) + l.Reverse<int>().First() + l.Last() + l.Skip(1).Any() + l.Append(i).Count() + l.Concat(a).Count() + l.Distinct().Count() + l.SkipWhile(x => x < i).Count(); } return r; }
    static string Emb(List<int> l, int[] a) { var r = ""; foreach (var i in a) if (l.Any(x => x > i)) r += "a"; else if (l.All(x => x < i)) r += "b"; else r += l.Count(x => x == i); for (var i = 0; l.Any(x => x > i); i++) r += i; do r += "."; while (l.Any(x => x < 0)); return r; }
    static string Lab(List<int> l, int[] a) { var r = ""; var n = 0; foreach (var i in a) { again: if (l.Any(x => x > i + n) && n++ < 3) goto again; switch (i) { case 1: var k = l.Count(x => x > i); r += k; break; default: r += l.First(x => x >= 0); break; } } return r + n; }
    static void Main()
    {
        List<int> l = [1, 2, 3]; int[] a = [1, 2]; var p = new Prim(l, a, 1) { First = 1 };
        Console.WriteLine(Try(() => p.Any() + "" + p.First + p.Sum() + p[1] + l.HasBig + l.Big(1) + a.Less(3)) + Try(() => Chk([int.MaxValue, 1])) + Try(() => Chk(l)) + Try(() => Lam(l, a)) + Try(() => Cond(l, a)) + Try(() => Cond(null, a)) + Try(() => Sw(l, a)) + Try(() => Sw([], a)) + Asy(l).Result + string.Join("", It([1, 2, 3])) + Try(() => Loc(l, a)) + Try(() => Eff([1, 2, 3], a)) + Try(() => Names(l, a)) + Try(() => Decl(l, a)) + Try(() => Decl([], a)) + Try(() => Ref(["a", "bb"], ["a"])) + Try(() => Ref([null, "bb"], ["a"])) + Try(() => Ref([null], ["a"])) + Try(() => Tup([(1, "x"), (2, "yy")], a)) + Try(() => Tup([], a)) + Try(() => Page(l, a)) + Try(() => Page([], a)) + Try(() => Emb(l, a)) + Try(() => Lab(l, a)));
    }
}
