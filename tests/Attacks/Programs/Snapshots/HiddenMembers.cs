// fixes: ALLOC603
// A class that hides the members of the dictionary, and collections that are null.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
sealed class Own<K, V> : ConcurrentDictionary<K, V>
{
    public new int Count => 99;
    public new bool IsEmpty => true;
}
static class Program
{
    static int Loop(ConcurrentQueue<int> queue)
    {
        var sum = 0;
        foreach (var x in queue.ToList())
            sum += x;
        return sum;
    }
    static int Loop2(ConcurrentStack<int> queue)
    {
        var sum = 0;
        foreach (var x in queue.ToArray())
            sum += x;
        return sum;
    }
    static string Hidden(Own<int, int> map)
    {
        var all = "";
        for (var i = 0; i < 2; i++)
            all += map.Keys.Count + " " + map.Keys.Any() + " " + map.Values.Count() + !map.Values.Any();
        return all;
    }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Try(() => Loop(null));
        Try(() => Loop2(null));
        Try(() => Hidden(new Own<int, int> { [1] = 2 }));
    }
}
