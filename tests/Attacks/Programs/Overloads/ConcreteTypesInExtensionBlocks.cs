// fixes: ALLOC601
// Loops over receivers of extension blocks, parameters of indexers and constructors, and a method that a derived class hides.
#nullable enable
using System;
using System.Collections.Generic;
static class Extensions
{
    extension(IEnumerable<int> items)
    {
        public int Total() { var n = 0; foreach (var item in items) n += item; return n; }
        public int First { get { foreach (var item in items) return item; return -1; } }
    }
    extension(IList<int>) { public static int Of(IList<int> all) { var n = 0; foreach (var x in all) n += x * 2; return n; } }
}
class Base { public string Take(IEnumerable<int> items) { var n = 0; foreach (var i in items) n += i; return "base" + n; } }
sealed class Derived : Base { public string Take(List<int> items) => "derived" + items.Count; public string Call(int n) { var r = ""; IEnumerable<int> kept = new List<int> { 1 }; for (var i = 0; i < n; i++) { foreach (var k in kept) r += k; r += Take(kept); } return r; } }
sealed class Indexed { public int this[IReadOnlyList<int> all] { get { var n = 0; foreach (var x in all) n += x; return n; } } }
sealed class Prim(IEnumerable<int> given) { public int Sum() { var n = 0; foreach (var x in given) n += x; return n; } }
sealed class Opt { public static int Of(IEnumerable<int> items, int extra = 1) { var n = extra; foreach (var x in items) n += x; return n; } public static int Of(List<int> items) => -5; public static int Prm(params IEnumerable<int> items) { var n = 0; foreach (var x in items) n += x; return n; } }
static class Program
{
    static string T(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            IEnumerable<int> kept = new List<int> { 1, 2 }; r += kept.Total() + kept.First; foreach (var x in kept) r += x;
            r += Extensions.Of(new List<int> { 3 });
            r += new Indexed()[new List<int> { 4 }] + new Prim(new List<int> { 5 }).Sum() + Opt.Of(new List<int> { 6 }, 2);
            IEnumerable<int> other = new List<int> { 7 }; r += Opt.Of(other); foreach (var x in other) r += x; r += Opt.Prm(1, 2) + Opt.Prm(other);
        }
        return r + new Derived().Call(n);
    }
    static void Main() => Console.WriteLine(T(2));
}
