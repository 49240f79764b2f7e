// fixes: ALLOC104, ALLOC303, ALLOC305, ALLOC604, ALLOC606
// A nested type derives from the one that gets new members, and has members of the names that they would get.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;
enum E { A, B }
class Outer
{
    public static int Each() { int n = 0; foreach (var x in new List<int> { 3, 4 }) n += x; return n; }
    public static string All() { var s = ""; foreach (var e in Enum.GetValues<E>()) s += e.ToString(); return s; }
    public static int Len(string s) => Sum(Encoding.UTF8.GetBytes(s));
    static int Sum(ReadOnlySpan<byte> b) { int n = 0; foreach (var x in b) n += x; return n; }
    public static int Num(string s) => int.Parse(s.Replace("-", "").Substring(1));
    readonly ConcurrentDictionary<string, string> _t = new();
    string Make(string k) => k + _t.Count;
    public string Get(string k) => _t.AddOrUpdate(k, Make, (a, b) => b + "u");
    public static int Run(Func<int> f) => f() + f();
    public static int Twice(int n) => Run(() => n + 1);
    private static readonly Dictionary<char, int> s_table = new() { ['a'] = 1, ['b'] = 2 };
    public static int Find(char c) => s_table.TryGetValue(c, out var v) ? v : -1;
    public sealed class Inner : Outer
    {
        public static int eachItems = 1, s_eachItems = 2, EachItems = 3, EValues = 4, s_eValues = 5, make = 6, _make = 7;
        public static int Encode(string s) => 8;
        public static int Encode(Encoding e, string s, Span<byte> b) => 8;
        public static int RemoveChar(ReadOnlySpan<char> s, char c, Span<char> d) => 9;
        public static bool TryFindInTable(char c, out int v) { v = 10; return true; }
        public static int Run<T>(Func<T, int> f, T t) => 11;
        public static int All2() => eachItems + s_eachItems + EachItems + EValues + s_eValues + make + _make + Encode("") + RemoveChar("", 'c', default) + (TryFindInTable('c', out var v) ? v : 0) + Run(x => x, 3);
    }
}
static class Program { static void Main() { Console.WriteLine(Outer.Each() + Outer.All() + Outer.Len("ab") + Outer.Num("a-12") + new Outer().Get("k") + Outer.Twice(4) + Outer.Find('b') + Outer.Inner.All2()); } }
