// fixes: ALLOC505, ALLOC602
// Operators, enumerators and members of the program stand beside those of LINQ: by blocks of extensions, by types and by queries.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
static class More
{
    extension<T>(List<T> list)
    {
        public int Length => -list.Count;
        public IEnumerable<T> Where(Func<T, bool> f) { foreach (var x in list) if (!f(x)) yield return x; }
    }
    extension(IEnumerable<int> items)
    {
        public int Sum() => -1;
        public bool IsEmpty => !items.Any();
    }
    public static Turned GetEnumerator(this Queue<int> queue) => new(queue.ToArray());
    public static Turned GetEnumerator(this Window window) => new(window.Items);
}
struct Turned(int[] items)
{
    private int _at = items.Length;
    public int Current => items[_at];
    public bool MoveNext() => --_at >= 0;
}
sealed class Window(int[] items) { public int[] Items => items; }
sealed class Own : List<int>
{
    public new int Count => 99;
    public new IEnumerator<int> GetEnumerator() { yield return 7; }
    public int[] ToArray(int more) => new int[more];
}
static class Chains
{
    public static string All(List<int> list, Queue<int> queue, Own own, int k)
    {
        var text = list.Where(x => x > k).Select(x => x + k).Count(x => x > k) + ",";
        text += (from x in list where x > k select x + k).Sum() + ",";
        text += queue.Where(x => x > k).Select(x => x + k).Aggregate((a, b) => a * 3 + b) + ",";
        foreach (var x in queue.Where(x => x > k).Select(x => x + k)) text += x + ";";
        text += own.Where(x => x > k).Select(x => x + k).Count(x => x > k) + "," + own.Count(x => x > k) + "," + own.Count() + "," + own.ToArray().Length;
        text += list.ToArray().Length + "," + queue.ToArray().Length + "," + own.ToList().Count + "," + list.Where(x => x > k).ToList().Count;
        text += list.Select(x => x + k).ToArray().Length + "," + queue.Select(x => x + k).ToList().Count;
        return text;
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Chains.All([5, 1, 4, 2], new([3, 8, 6]), new Own { 1, 2, 3 }, i));
    }
}
