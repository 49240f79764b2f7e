// fixes: ALLOC101
// The array is declared as not null, and no caller passes null: the body moves and does all that it did.
#nullable enable
using System;

static class Program
{
    static int s_calls;

    static void Add(params int[] numbers)
    {
        s_calls++;
        for (var i = 0; i < numbers.Length; i++)
            s_calls += numbers[i];
    }

    static void Work()
    {
        for (var i = 0; i < 2; i++)
            Add(i);
        Add([1, 2, 3]);
        Add(new int[] { });
    }

    static void Main()
    {
        Work();
        Console.WriteLine(s_calls);
    }
}
