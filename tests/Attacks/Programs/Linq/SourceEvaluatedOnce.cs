// fixes: ALLOC602
// Sources with effects are evaluated once, at the same time as before, and what stands before a chain keeps its place.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int s_calls;

    static int[] Numbers(int n)
    {
        s_calls++;
        Console.WriteLine("numbers " + n);
        return new[] { n, n + 1, n + 2 };
    }

    static int Log(string text, int value) { Console.WriteLine(text); return value; }

    static void Main()
    {
        for (var k = 0; k < 4; k++)
        {
            foreach (var n in new[] { k, 2, 3 }.Where(n => n > k))
                Console.WriteLine("body " + n);
            Use(k, new[] { k, 2, 3 }.Count(n => n >= k));
            Use(Log("before", k), new[] { k, 1 }.Count(n => n >= k));
            var i = k;
            Use(i++, new[] { i, 1 }.Count(n => n >= k));
            i += new[] { i, 1 }.Count(n => n >= k);
            if (Log("left", k) > 1 && new[] { k, 3 }.Any(n => n == k) && Log("right", k) > 2)
                Console.WriteLine("all");
            Console.WriteLine(i + " " + Find(new List<int> { 1, 2, 3 }, k) + " " + s_calls);
            if (Numbers(k).Any(n => n == k + 2))
                Console.WriteLine("has");
        }
    }

    static string Find(List<int> list, int k)
    {
        try
        {
            return "found " + First(list, k);
        }
        catch (InvalidOperationException)
        {
            return "none";
        }
    }

    static int First(List<int> list, int k) => list.Where(n => n > 0).First(n => n > k);

    static void Use(int a, int b) => Console.WriteLine(a + " " + b);
}
