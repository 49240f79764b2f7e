// fixes: ALLOC101, ALLOC103, ALLOC606
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Fixes that add fields and methods where the code stands in an extension block.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
static class Extensions
{
    extension(string text)
    {
        public int Hits(int n) { var r = 0; for (var i = 0; i < n; i++) { var regex = new Regex("[ab]+"); r += regex.Matches(text).Count; } return r; }
        public int Params(int n) { var r = 0; for (var i = 0; i < n; i++) r += Sum(1, 2, 3); return r; }
        public static int Sum(params int[] all) { var s = 0; foreach (var x in all) s += x; return s; }
        public static int One(params string[] all) { var s = 0; foreach (var x in all) s += x.Length; return s; }
        public int Bytes(int n) { var r = 0; for (var i = 0; i < n; i++) { r += Measure(Encoding.UTF8.GetBytes(text)); } return r; }
        public string Hash(int n) { var r = ""; for (var i = 0; i < n; i++) r += Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(text))); return r; }
        public string Props<T>(int n) { var r = ""; for (var i = 0; i < n; i++) { foreach (var p in typeof(T).GetProperties()) r += p.Name; foreach (var f in typeof(StringBuilder).GetFields()) r += f.Name; r += Enum.GetNames(typeof(DayOfWeek)).Length; } return r; }
        public string Lambda(int n) { var r = ""; for (var i = 0; i < n; i++) { var k = i; r += Run(() => k + text.Length); } return r; }
        public static string Run(Func<int> f) => f() + "!";
        public string Single(int n) { var r = ""; for (var i = 0; i < n; i++) r += Each(new[] { i }); return r; }
        private static int Each(int[] all) { var s = 0; for (var i = 0; i < all.Length; i++) s += all[i]; return s; }
        public string Vowels(char c) { return s_vowels.Contains(c) + ""; }
        public int Length2 { get { var r = 0; for (var i = 0; i < 2; i++) r += string.Concat(text.Split(new[] { 'a', 'b' })).Length; return r; } }
    }
    extension<T>(List<T> list) where T : struct
    {
        public string Names(int n) { var r = ""; for (var i = 0; i < n; i++) { foreach (var p in typeof(T).GetFields()) r += p.Name; r += list.Where(x => !x.Equals(default(T))).Count(); } return r; }
        public void Add2(T item) { list.AddRange(new[] { item }); }
    }
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' };
    static int Measure(byte[] b) => b.Length;
}
static class Program
{
    static void Main()
    {
        var r = "";
        for (var i = 0; i < 2; i++)
            r += "ab ca".Hits(2) + "x".Params(2) + string.One("a") + string.One("a", "b") + "é".Bytes(2) + "h".Hash(1) + "p".Props<Version>(1) + "l".Lambda(2) + "s".Single(2) + "v".Vowels('e') + "zazb".Length2 + new List<int> { 1 }.Names(2);
        Console.WriteLine(r);
    }
}
