// The items of a params array are spread into a collection expression.
// refuses: ALLOC101
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static int s_calls;

    static byte[] Join(params byte[] items) => [.. items];

    static List<int> Listed(params int[] items) => [0, .. items, s_calls++];

    static object[] Objects(params string[] items) => [.. items];

    static int Sum(params int[] items)
    {
        var sum = 0;
        int[] all = [.. items];
        items[0] = 7;
        foreach (var item in all)
            sum += item;
        return sum + items[0];
    }

    static int SumTwice(params int[] items)
    {
        var sum = 0;
        List<int> all = [.. items, .. items];
        foreach (var item in all)
            sum += item;
        return sum;
    }

    static Func<int> Late(params int[] items)
    {
        return () => ((int[])[.. items]).Length;
    }

    static string Try(Func<object> run)
    {
        try
        {
            return run().ToString()!;
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Round(int i)
    {
        Console.WriteLine(Join((byte)i).Length);
        Console.WriteLine(string.Join(",", Listed(i)));
        Console.WriteLine(string.Join(",", Listed(i, i)));
        Console.WriteLine(Objects("a" + i)[0] + " " + Objects("b").GetType());
        Console.WriteLine(Sum(i));
        Console.WriteLine(SumTwice(i));
        Console.WriteLine(Late(i)());
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Round(i);
        Console.WriteLine(Try(() => Join(null!)));
        Console.WriteLine(Try(() => Listed(null!)));
        Console.WriteLine(s_calls);
        Console.WriteLine(Try(() => Objects(null!)));
        Console.WriteLine(Try(() => SumTwice(null!)));
    }
}
