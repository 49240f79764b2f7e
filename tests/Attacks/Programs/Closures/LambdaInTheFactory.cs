// fixes: ALLOC401
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

// A factory is done when its call returns, but what it makes may hold a lambda or a query that reads the captured variable later.
static class Program
{
    static readonly ConcurrentDictionary<string, Lazy<int>> s_late = new();
    static readonly ConcurrentDictionary<string, IEnumerable<int>> s_queries = new();
    static readonly ConcurrentDictionary<string, Func<int>> s_local = new();
    static readonly ConcurrentDictionary<string, int> s_now = new();

    static int Late(string key, int number)
    {
        var late = s_late.GetOrAdd(key, _ => new Lazy<int>(() => number));
        number += 10;
        return late.Value + number;
    }

    static string Query(string key, int[] numbers, int least)
    {
        var query = s_queries.GetOrAdd(key, _ => from n in numbers where n > least select n);
        least++;
        return string.Join(",", query) + least;
    }

    static int Local(string key, int number)
    {
        var made = s_local.GetOrAdd(key, _ =>
        {
            int Get() => number;
            return Get;
        });
        number *= 2;
        return made() + number;
    }

    static int Now(string key, int number)
    {
        var now = s_now.GetOrAdd(key, _ => new Lazy<int>(() => number).Value);
        return now + number;
    }

    static void Main()
    {
        for (var i = 1; i < 4; i++)
        {
            Console.WriteLine(Late("a" + i, i) + " " + Query("a" + i, [1, 2, 3, 4], i) + " " + Local("a" + i, i) + " " + Now("a" + i, i));
            Console.WriteLine(Late("a", i) + " " + Query("a", [1, 2, 3, 4], i) + " " + Local("a", i) + " " + Now("a", i));
        }
    }
}
