// fixes: ALLOC601
// Loops over lists behind interfaces that ask by index or have their type: with patterns, names of the index, jumps, nested functions, tuples, refs, checked code, labels and comments.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static IReadOnlyList<int> s_all = new List<int> { 3, 1, 2 };
    private static readonly IList<string> s_names = new List<string> { "a", "bb", "" };
    private static IReadOnlyList<(int A, string B)> Pairs { get; } = new List<(int, string)> { (1, "x"), (2, "y") };
    static IReadOnlyCollection<int> Made(int n) => new List<int>(Enumerable.Range(0, n));
    private static IReadOnlyList<int?> s_nulls = new int?[] { 1, null };
    private static IList<int> s_array = new[] { 5, 6 };
    static string Names(int i) { var r = ""; var j = i; foreach (var s in s_names) { r += s + i++ + j; } return r; }
    static int Jumps() { var sum = 0; foreach (var x in s_all) { switch (x) { case 1: continue; case 2: goto end; default: sum += x; break; } } end: return sum; }
    static int Nested() { var sum = 0; foreach (var x in s_all) foreach (var y in s_all) { if (y == 1) continue; if (x == 2) break; sum += x * y; } return sum; }
    static string Decon() { var r = ""; foreach (var (a, b) in Pairs) r += a + b; foreach ((int a, string b) p in Pairs) r += p.a + p.b; foreach (var p in Pairs) r += p.A + p.B; return r; }
    static string Caps() { var l = new List<Func<int>>(); foreach (var x in s_all) l.Add(() => x); return string.Join(",", l.Select(f => f())); }
    static string Loc(bool b) { IReadOnlyList<int> l = new List<int> { 1, 2 }; var r = ""; foreach (var x in l) r += x; if (b) l = new List<int> { 4 }; foreach (var x in l) r += x; return r; }
    static long Conv() { long n = 0; foreach (long x in s_all) n += x; foreach (byte x in s_all) n += x; foreach (object x in s_all) n += (int)x; foreach (int x in s_nulls.Where(x => x != null)) n += x; return n; }
    static string Nul() { var r = ""; foreach (var x in s_nulls) r += x ?? -1; try { foreach (int x in s_nulls) r += x; } catch (InvalidOperationException) { r += "!"; } return r; }
    static string Comments() { var r = ""; foreach (var x in s_all) // each
        { /* first */ r += x; // add
        } // end
        foreach (var /* v */ x in s_all) r += x; return r; }
    static string One() { var r = ""; foreach (var x in s_all) r += x; foreach (var x in s_names) if (x.Length > 1) r += x; else r += "-"; return r; }
    static string Null() { IReadOnlyList<int>? l = s_all.Count > 9 ? new List<int>() : null; try { foreach (var x in l!) Console.Write(x); return "no"; } catch (NullReferenceException) { return "nre"; } }
    static string Coalesce(List<int>? given) { IReadOnlyList<int> l = given ?? new List<int> { 9 }; var r = ""; foreach (var x in l) r += x; return r + l.Count; }
    static string Ret(int n) { var r = ""; foreach (var x in Made(n)) r += x; return r + Made(n).Count; }
    static string Chk() { checked { var n = 0; foreach (var x in s_all) { try { n += int.MaxValue - x; } catch (OverflowException) { n = x; } } return n + ""; } }
    static string Arr() { var r = ""; foreach (var x in s_array) r += x; try { s_array.Add(1); } catch (NotSupportedException) { r += "ns"; } r += s_array.Count + "" + s_array.IndexOf(6) + s_array.Contains(5) + s_array[1]; try { r += s_array[7]; } catch (Exception e) { r += e.GetType().Name; } return r; }
    static IEnumerable<int> It() { foreach (var x in s_all) yield return x; }
    static string Own(IReadOnlyList<int> p) { var r = ""; foreach (var x in p) { p = new List<int>(); r += x; } return r + p.Count; }
    static string Rep() { var r = ""; foreach (var x in s_all) { r += x; s_all = new List<int> { 7 }; } foreach (var x in s_all) r += x; s_all = new List<int> { 3, 1, 2 }; return r; }
    static string Lab() { var n = 0; again: foreach (var x in s_all) { n += x; if (n < 8) goto again; } return n + ""; }
    static string Verb() { var r = ""; foreach (var @i in s_all) r += @i; foreach (var @class in s_names) r += @class; return r; }
    static string Sec(int k) { var r = ""; switch (k) { case 0: foreach (var x in s_all) r += x; break; default: foreach (var x in s_names) r += x; break; } return r; }
    static void Main() => Console.WriteLine(Names(1) + Jumps() + Nested() + Decon() + Caps() + Loc(true) + Loc(false) + Conv() + Nul() + Comments() + One() + Null() + Coalesce(null) + Coalesce([1]) + Ret(3) + Chk() + Arr() + string.Join("", It()) + Own(s_all) + Rep() + Lab() + Verb() + Sec(0) + Sec(1));
}
