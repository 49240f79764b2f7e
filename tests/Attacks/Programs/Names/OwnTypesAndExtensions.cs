// fixes: ALLOC602
// Types of the program named List, Enumerable, String and Span, and extensions named as those of Linq, closer than the framework's.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Own
{
    sealed class List<T> : IEnumerable<T>
    {
        readonly System.Collections.Generic.List<T> _items = [];
        public int Count => 100;
        public void Add(T item) => _items.Add(item);
        public bool Exists(Predicate<T> p) => false;
        public T? Find(Predicate<T> p) => default;
        public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    static class Closer
    {
        public static bool Any<T>(this IEnumerable<T> items) => false;
        public static int Count<T>(this T[] items) => -1;
        public static int Sum(this System.Collections.Generic.List<int> items) => -7;
        public static IEnumerable<T> Where<T>(this T[] items, Func<T, bool> f) { foreach (var x in items) if (!f(x)) yield return x; }
        public static bool Contains(this string text, string part) => part.Length == 0;
        public static string Trim(this string text, int n) => text.Substring(n);
        public static ReadOnlySpan<char> AsSpan(this string text, int from) => "zzz";
        public static bool StartsWith(this ReadOnlySpan<char> text, string part) => true;
        public static bool SequenceEqual(this ReadOnlySpan<char> text, ReadOnlySpan<char> other) => true;
    }

    static class Program
    {
        static string Asked(List<int> own, System.Collections.Generic.List<int> list, int[] array, int n)
        {
            var text = 0;
            for (var i = 0; i < n; i++)
            {
                if (own.Any(x => x > i))
                    text++;
                if (list.Any(x => x > i))
                    text += 10;
                if (array.Any(x => x > i))
                    text += 100;
                text += own.Count(x => x > i) + list.Count(x => x > i) * 3 + array.Count() + list.Sum();
                text += array.Where(x => x > i).Count() + list.Where(x => x > i).Count() + own.FirstOrDefault(x => x > i) + list.First(x => x >= i);
                if (list.Where(x => x > i).Any() || own.Any())
                    text += 1000;
            }
            return text.ToString();
        }

        static int Texts(string line)
        {
            var sum = 0;
            for (var i = 0; i + 2 < line.Length; i++)
            {
                if (line.Substring(i) == "zzz")
                    sum++;
                if (line.Substring(i, 2).Contains("b"))
                    sum += 10;
                if (line.Substring(i).StartsWith("b"))
                    sum += 100;
                sum += int.TryParse(line.Substring(i).Trim(1), out var n) ? n : 0;
                sum += int.TryParse(line.Substring(i).Trim(), out n) ? n : 0;
            }
            return sum;
        }

        static void Main()
        {
            var own = new List<int> { 1, 2, 3 };
            Console.WriteLine(Asked(own, [1, 2, 3], [3, 4], 3));
            Console.WriteLine(Texts("abc12 7"));
        }
    }
}
