// fixes: ALLOC101
// A null array fails after the first effect, as it did.
using System;

static class Program
{
    static int s_calls;

    static void Add(params int[] numbers)
    {
        s_calls++;
        foreach (var number in numbers)
            s_calls += number;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Add(i);
        int[] none = null;
        try { Add(none); }
        catch (NullReferenceException) { Console.WriteLine("null"); }

        Console.WriteLine(s_calls);
    }
}
