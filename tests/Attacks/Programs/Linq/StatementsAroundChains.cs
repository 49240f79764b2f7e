// fixes: ALLOC602
// Chains in statements with labels, sections, without braces, in headers, in initializers, behind directives, and in lambdas of one line.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
class Base(int n) { public int N => n; }
sealed class Derived(List<int> list, int k) : Base(list.Where(x => x > k).Select(x => x + k).Count(x => x > k))
{
    public int Field = list.Where(x => x > k).Select(x => x + k).Count(x => x > k);
    public int Own => list.Where(x => x > k).Select(x => x + k).Count(x => x > k);
}
static class Chains
{
    static readonly int s_limit = 2;
    static int s_calls;
    static bool Is(int x, int k) => x > k;
    static int Id(int n) { s_calls++; return n; }
    public static string All(List<int> list, int k)
    {
        var text = "";
        var rounds = 0;
    again:
        var total = list.Where(x => x > rounds).Select(x => x + k).Count(x => x > k);
        if (++rounds < 3) goto again;
        text += total;
        switch (k)
        {
            case 0:
                total = list.Where(x => x > k).Select(x => x + k).Sum(x => x + rounds);
                break;
            case 1 when list.Where(x => x > k).Select(x => x + k).Any(x => x > rounds):
                total = list.Where(x => x > k).Select(x => x - k).Sum(x => x + rounds);
                goto case 0;
            default:
                var count = list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds);
                total += count;
                break;
        }
        text += total + ",";
        if (k > 0) total = list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds);
        else if (list.Where(x => x > k).Select(x => x + k).Any(x => x > rounds)) total = -1;
        else total = list.Where(x => x > k).Select(x => x + k).Max(x => x + rounds);
        text += total + ",";
        do { total--; } while (list.Where(x => x > total).Select(x => x + k).Any(x => x > 100));
        while (list.Where(x => x > total).Select(x => x + k).Count(x => x > rounds) > 3) total++;
        for (var i = list.Where(x => x > k).Select(x => x + k).Count(x => x > k); i < list.Where(x => x > k).Select(x => x + k).Count(x => x > k) + 2; i += list.Where(x => x > k).Select(x => x + k).Count(x => x > k) + 1)
            text += i;
        lock (list) total = list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds);
        foreach (var y in list) foreach (var z in list) if (list.Where(x => x > y).Select(x => x + z).Any(x => x == k)) text += y; else text += z;
#if !NEVER
        total += list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds);
#else
        total -= list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds);
#endif
        Func<int, int> one = n => list.Where(x => x > n).Select(x => x + k).Count(x => x > rounds);
        int Two(int n) => list.Where(x => x > n).Select(x => x + k).Count(x => x > rounds);
        text += one(1) + Two(2) + total;
        var sum = Id(list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds)) + Id(list.Where(x => x > rounds).Select(x => x + k).Count(x => x > k));
        (int A, int B) pair = (list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds), list.Where(x => x > k).Select(x => x - k).Count(x => x > rounds));
        int[] array = [list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds), Id(5)];
        if (list is { Count: > 1 } other && other.Where(x => x > other.Count - 3).Select(x => x + k).Any(x => x > rounds)) text += "other";
        unsafe { int* p = &sum; *p += list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds); }
        ref var element = ref array[list.Where(x => x > k).Select(x => x + k).Count(x => x > 1000)];
        element += list.Where(x => x > k).Select(x => x + k).Count(x => x > rounds);
        return text + sum + pair + string.Join("", array) + s_calls + (list.Where(x => x > k).Select(x => x + k).Any(x => x > rounds) ? "yes" : "no");
    }
    public static IEnumerable<int> Lazily(List<int> list, int k)
    {
        yield return list.Where(x => x > k).Select(x => x + k).Count(x => x > k);
        list.Add(k);
        if (list.Where(x => x > k).Select(x => x + k).Any(x => x > 8)) yield break;
        yield return list.Where(x => Is(x, k)).Select(x => x + k).Sum(x => x + s_limit);
    }
    public static async Task<int> Awaited(List<int> list, int k)
    {
        var sum = await Task.FromResult(list.Where(x => x > k).Select(x => x + k).Count(x => x > k));
        sum += list.Where(x => x > k).Select(x => x + k).Count(x => x > sum) + await Task.FromResult(1);
        if (sum > 1000) throw new InvalidOperationException("n" + list.Where(x => x > k).Select(x => x + k).Count(x => x > k));
        using var thing = new System.IO.MemoryStream(list.Where(x => x > k).Select(x => x + k).Count(x => x > k));
        return sum + thing.Capacity;
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var derived = new Derived([3, 1, 2], i);
            Console.WriteLine(Chains.All([5, 1, 4, 2], i) + "|" + string.Join(",", Chains.Lazily([5, 1, 4, 2], i)) + "|" + Chains.Awaited([5, 1, 4, 2], i).Result + "|" + derived.N + derived.Field + derived.Own);
        }
    }
}
