// fixes: ALLOC602
// reports: ALLOC303
// Operators that types of the program have themselves, by the names that fixes write.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

sealed class Bag : IEnumerable<string>
{
    readonly List<string> _items = new() { "a", "b" };
    public IEnumerator<string> GetEnumerator() => _items.GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    public IEnumerable<string> Select(Func<string, string> f) => new[] { "own", f("x") };
    public IEnumerable<string> Where(Func<string, bool> f) => new[] { "where" };
    public int Count() => 77;
    public bool Any(Func<string, bool> f) => f("own");
}
static class Extensions
{
    public static IEnumerable<R> Select<R>(this List<string> source, Func<string, R> f) => source.AsEnumerable().Reverse().Select(f);
    public static int Count(this string[] source, Func<string, bool> f) => -1;
    public static int Sum(this List<string> source, Func<string, int> f) => -2;
    public static bool Contains(this string[] source, string s) => s.Length > 3;
    public static string? First(this int[] source, Func<int, bool> f) => "first";
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Joined(new Bag(), "1"));
        Console.WriteLine(Listed(new List<string> { "p", "q" }, "2"));
        Console.WriteLine(Counted(new[] { "p", "q" }, "p") + Bags(new Bag(), "x"));
        Console.WriteLine(Ints(new[] { 1, 2, 3 }, 2));
    }
    static string Joined(Bag bag, string s) => bag.Aggregate("", (text, item) => text + (item + s)) + bag.Aggregate("", (t, i) => t + i.Trim());
    static string Listed(List<string> list, string s) => list.Aggregate("", (text, item) => text + (item + s)) + list.Select(x => x.Length).Sum() + list.Select(x => x + s).First();
    static string Counted(string[] a, string s) => a.Where(x => x == s).Count() + " " + a.Where(x => x != s).Any() + a.ToArray().Contains("longer") + a.ToList().Contains("longer");
    static string Bags(Bag b, string s) => b.Where(x => x == s).Count() + " " + b.Any(x => x == s) + b.Count() + b.ToList().Count + b.ToArray().Length + b.Where(x => x == s).Any(x => x.Length > 1);
    static string Ints(int[] a, int k) => a.Where(x => x > k).First() + " " + a.First(x => x > k) + a.Select(x => x + k).First();
}
