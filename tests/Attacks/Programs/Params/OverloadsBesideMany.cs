// fixes: ALLOC102
// Overloads for one item beside generic methods, iterators, references, caller names, chains, delegates and dynamic calls.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
public static class Keys
{
    static readonly HashSet<string> s_all = new() { "a", "b", "null" };
    public static int Remove(params string?[] keys) { var count = 0; foreach (var key in keys) { if (s_all.Remove(key ?? "null")) count++; } return count; }
    public static int Put(int seed, params int[] items) { if (items.Length == 0) throw new ArgumentException(nameof(items)); for (var i = 0; i < items.Length; i++) seed = seed * 31 + items[i]; return seed; }
    public static string Join<T>(string separator, params T[] items) { var r = typeof(T).Name; foreach (var item in items) r += separator + item; return r; }
    public static IEnumerable<int> Lazy(params int[] items) { foreach (var i in items) yield return i; }
    public static int Count(params object[] items) { var n = 0; foreach (var item in items) n += item is null ? 100 : 1; return n; }
    public static string Named(string first, [CallerMemberName] string? name = null, params string[] rest) { var r = first + name; foreach (var x in rest) r += x; return r; }
    public static int Write(params int[] items) { for (var i = 0; i < items.Length; i++) items[i]++; var s = 0; foreach (var x in items) s += x; return s; }
    public static bool Break(params char[] items) { foreach (var c in items) { if (c == 'x') return true; if (c == 'y') break; } return false; }
    public static int Refd(ref int total, params int[] items) { foreach (var i in items) total += i; return total; }
}
public class Bag { int _sum; public Bag With(params int[] items) { foreach (var i in items) _sum += i; return this; } public int this[params int[] index] { get { var r = 0; foreach (var i in index) r += i; return r + _sum; } } public Bag(params int[] items) { foreach (var i in items) _sum += i; } }
static class Program
{
    static string All(int n)
    {
        var r = ""; var t = 0;
        for (var i = 0; i < n; i++)
        {
            r += Keys.Remove("a") + Keys.Remove("b") + Keys.Remove((string?)null) + Keys.Remove(keys: "q") + Keys.Remove(new[] { "a" });
            r += Keys.Put(1, i) + Keys.Put(2, 3) + Keys.Put(items: i, seed: 4) + Keys.Put(3, 'c');
            r += Keys.Join(",", i) + Keys.Join<object>(",", i) + Keys.Join(",", "x") + Keys.Join(";", new[] { 1, 2 }) + Keys.Join("-", new[] { "arr" });
            r += string.Join(",", Keys.Lazy(i)) + string.Join(",", Keys.Lazy(i + 1));
            r += Keys.Count(1) + Keys.Count("s") + Keys.Count(new object[] { 1, 2 }) + Keys.Count((object)new object[] { 1, 2 }) + Keys.Count(new[] { "a", "b" }) + Keys.Count(new int[2]);
            r += Keys.Named("f", "n", "x") + Keys.Named("f", rest: "x") + Keys.Named("f");
            r += Keys.Write(1) + Keys.Write(i) + "" + Keys.Break('x') + Keys.Break('y') + Keys.Break('z') + Keys.Refd(ref t, 5) + Keys.Refd(ref t, i);
            r += new Bag(1).With(2).With(i)[3] + new Bag(i)[1, 2];
        }
        Func<string[], int> m = Keys.Remove!; r += m(new[] { "z" }); Func<int[], IEnumerable<int>> l = Keys.Lazy; r += nameof(Keys.Remove);
        dynamic d = 5; r += Keys.Put(1, d);
        return r;
    }
    static void Main() => Console.WriteLine(All(2));
}
