// refuses: ALLOC101
// options: dotnet_code_quality.allocations.null_proof = strict
// A caller passes null for an array that is declared as not null, and `null_proof = strict` was chosen because callers do.
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
        try { Add(null!); }
        catch (NullReferenceException) { Console.WriteLine("null"); }
    }

    static void Main()
    {
        Work();
        Console.WriteLine(s_calls);
    }
}
