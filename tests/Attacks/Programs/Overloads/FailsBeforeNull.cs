// What fails in a method before it looks at an array that is null, without a call.
// fixes: ALLOC101
using System;

static class Program
{
    static int Missing(int? start, params int[] items)
    {
        var sum = (int)start;
        foreach (var item in items)
            sum += item;
        for (var i = 0; i < items.Length; i++)
            sum += items[i] * i;
        return sum;
    }

    static int Large(decimal start, params int[] items)
    {
        var sum = (int)start;
        foreach (var item in items)
            sum += item;
        for (var i = 0; i < items.Length; i++)
            sum += items[i] * i;
        return sum;
    }

    static int Plain(long start, params int[] items)
    {
        var sum = (int)start;
        foreach (var item in items)
            sum += item;
        for (var i = 0; i < items.Length; i++)
            sum += items[i] * i;
        return sum;
    }

    static string Try(Func<int> run)
    {
        try
        {
            return run().ToString();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += Missing(1, i) + Large(1, i) + Plain(1, i);
        return sum;
    }

    static void Main()
    {
        Console.WriteLine(All(3));
        Console.WriteLine(Try(() => Missing(null, null)));
        Console.WriteLine(Try(() => Large(decimal.MaxValue, null)));
        Console.WriteLine(Try(() => Plain(long.MaxValue, null)));
    }
}
