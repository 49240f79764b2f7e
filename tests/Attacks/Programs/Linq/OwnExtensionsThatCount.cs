// fixes: ALLOC103, ALLOC505, ALLOC602, ALLOC603
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Extensions of the project that count, find and add otherwise, beside calls that a fix would write.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
namespace App
{
    static class Own
    {
        public static int Count(this IEnumerable<string> s) { Console.Write("own "); return -1; }
        public static bool Any<T>(this IEnumerable<T> s, Func<T, bool> f) { Console.Write("any "); return true; }
        public static bool Contains(this List<int> l, long x) => false;
        public static void Add(this List<long> l, int x) => l.Add((long)x * 100);
        public static string Join(this string s, string t) => s + t;
    }
    static class Program
    {
        static string T(string path, List<int> list, string[] words, ConcurrentDictionary<string, object> objects, ConcurrentDictionary<string, Func<string, int>> fs, ConcurrentDictionary<string, Delegate> ds, ConcurrentQueue<string> queue)
        {
            var r = "";
            for (var i = 0; i < 2; i++)
            {
                r += File.ReadAllLines(path).Length; r += File.ReadAllLines(path).Count();
                r += words.Count() + words.Where(w => w.Length > 1).Count(); r += words.Any(w => w.Length > 5);
                r += list.Count(x => x > 1) > 0 ? "y" : "n"; r += list.Where(x => x > 1).Any() ? "y" : "n"; r += list.Where(x => x > 5).Count() != 0;
                r += list.ToHashSet().Contains(2) + "" + list.ToList().Contains(1);
                var longs = new List<long>(); longs.AddRange(new long[] { i }); r += longs[0]; longs.Add(i); r += longs[1];
                objects.GetOrAdd("a", new List<int>()); r += objects["a"].GetType().Name; objects.GetOrAdd("o", new object()); r += objects["o"].GetType().Name;
                fs.GetOrAdd("f", new Func<string, int>(x => x.Length)); r += fs["f"]("abc");
                r += queue.ToArray().Length + queue.ToArray().Count(); r += queue.ToArray().Any(); r += queue.ToArray().Any(q => q.Length > 0);
                r += string.Join(",", list.ToArray()) + string.Join(",", words.ToList()) + string.Concat(list.ToArray()) + string.Concat(words.ToList());
                r += words.ToList().IndexOf("bb") + list.ToArray().Length + words.ToList().Count;
                r += new HashSet<string>(words).Contains("a") + "" + new List<string>(words).Count + new Queue<int>(list).Count;
                r += list.First(x => x > 1) + list.FirstOrDefault(x => x > 9) + list.Sum() + list.Max() + list.Min(x => -x) + list.Skip(1).First() + list.Last() + list.ElementAt(0);
                r += list.OrderBy(x => -x).First() + list.Select(x => x * 2).Where(x => x > 2).Sum() + list.Aggregate((a, b) => a * b) + (list.All(x => x > 0) ? "all" : "");
                r += list.Select(x => x.ToString()).ToList().Count + list.Distinct().Count() + list.Take(2).ToList().Count + list.Reverse<int>().First();
                r += list.Average() + list.Count() + list.Where((x, k) => k > 0).Count() + list.Cast<object>().Count() + list.OfType<int>().Sum() + words.Sum(w => w.Length) + words.Max(w => w.Length);
            }
            return r;
        }
        static void Main()
        {
            var path = Path.GetTempFileName(); File.WriteAllLines(path, new[] { "a", "b" });
            try { Console.WriteLine(T(path, new() { 1, 2, 3 }, new[] { "a", "bb" }, new(), new(), new(), new(new[] { "q" }))); } finally { File.Delete(path); }
        }
    }
}
