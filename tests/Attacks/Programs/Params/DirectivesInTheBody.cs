// fixes: ALLOC101
// Methods that take items use them in code that is switched off as only an array can be used.
#nullable enable
using System;
using System.Linq;
static class Steps
{
    public static int Sum(params int[] items)
    {
#if TRACED
        Console.WriteLine(items.Rank + string.Join(",", items.Select(x => x + 1)));
#endif
        var sum = 0;
        foreach (var item in items) sum += item;
        return sum;
    }
    public static int Most(int first, params int[] items)
    {
        var most = first;
        for (var i = 0; i < items.Length; i++)
        {
            if (items[i] > most) most = items[i];
        }
#if TRACED
        Array.Reverse(items, 0, 1); object kept = items;
#endif
        return most;
    }
}
static class Calls
{
    public static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += Steps.Sum(i, n) + Steps.Sum(i) + Steps.Most(i, n, 3) + Steps.Most(i, 5);
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
