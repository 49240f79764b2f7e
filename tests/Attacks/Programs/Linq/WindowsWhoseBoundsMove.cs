// fixes: ALLOC602
// Skip and Take get numbers and sources that the functions of the same chain change, or that are computed with effects.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int s_log;

    static int Count(int n)
    {
        s_log = s_log * 10 + n;
        return n;
    }

    static int Moving(List<int> list, int n) => list.Take(n).Sum(x => x * n--);

    static int Skipping(int[] items, int n) => items.Skip(n).Sum(x => x + n++);

    static int Effects(List<int> list) => list.Skip(Count(1)).Take(Count(2)).Sum(x => x + Count(x));

    static int Order(List<int> list) => list.Take(Count(3)).Skip(Count(1)).Sum();

    static int Growing(List<int> list, int n) => list.Skip(n).Sum(x => { if (list.Count < 6) list.Add(x); return x; });

    static int Shrinking(List<int> list) => list.Skip(1).Sum(x => { list.RemoveAt(list.Count - 1); return x; });

    static bool Replaced(List<int> list) => list.Skip(1).Any(x => (list = new List<int> { 7 }).Count > x);

    static int Text(string text, int n) => text.Skip(n).Take(3).Count(c => c > 'a') + text.Take(n).Sum(c => c);

    static int Last(List<int> list) => list.Skip(1).Where(x => x > 1).Last();

    static int LastOf(int[] items) => items.Last(x => x < 3) + items.Reverse().First(x => x > 0);

    static int Field(int n) => s_items.Skip(n).Where(x => x > 0).Sum();

    static readonly int[] s_items = [1, 2, 3, -4];

    static int Range(List<int> list) => list.Take(1..^1).Sum() + list.Take(^2..).Sum() + list.TakeLast(2).Sum() + list.SkipLast(1).Sum();

    static void Main()
    {
        foreach (var items in new int[][] { [], [1], [1, 2, 3], [5, 2, 1, 9, 4] })
        {
            for (var n = -1; n < 4; n++)
            {
                foreach (var run in new Func<object>[]
                {
                    () => Moving(items.ToList(), n), () => Skipping(items, n), () => Effects(items.ToList()), () => Order(items.ToList()), () => Growing(items.ToList(), n),
                    () => Shrinking(items.ToList()), () => Replaced(items.ToList()), () => Text(string.Concat(items), n), () => Last(items.ToList()), () => LastOf(items), () => Field(n), () => Range(items.ToList()),
                })
                {
                    s_log = 0;
                    try
                    {
                        Console.Write(run() + ":");
                    }
                    catch (Exception e)
                    {
                        Console.Write(e.GetType().Name + ":");
                    }

                    Console.Write(s_log + " ");
                }

                Console.WriteLine();
            }
        }
    }
}
