// fixes: ALLOC601
// The collection and its elements are captured, and the loop suspends: each iteration keeps an element of its own.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    private static IReadOnlyList<int> s_items = new List<int> { 1, 2, 3 };

    static IEnumerable<int> Doubled()
    {
        foreach (var item in s_items)
        {
            yield return item * 2;
            if (item == 2)
                s_items = new List<int> { 9 };
        }
    }

    static async Task<int> SumAsync()
    {
        var sum = 0;
        foreach (var item in s_items)
        {
            await Task.Yield();
            sum += item;
            s_items = new List<int> { 100, 200 };
        }

        return sum;
    }

    static List<Func<int>> Captured(int n)
    {
        var all = new List<Func<int>>();
        IEnumerable<int> kept = new List<int> { n, n + 1, n + 2 };
        foreach (var item in kept)
        {
            all.Add(() => item + kept.Count());
            void More() => kept = new List<int>(kept) { item };
            if (item == n + 1)
                More();
        }

        return all;
    }

    static void Main()
    {
        foreach (var item in Doubled())
            Console.Write(item + " ");
        Console.Write(SumAsync().Result + " ");
        foreach (var get in Captured(4))
            Console.Write(get() + " ");
        Console.WriteLine(string.Join(",", s_items));
    }
}
