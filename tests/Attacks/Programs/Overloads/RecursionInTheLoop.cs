// fixes: ALLOC101
// stack: 256
// The loop calls its own method again; the overload does without a frame of its own.
using System;

static class Program
{
    static int Depth(int left, params int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += left == 0 ? number : Depth(left - 1, number) + 1;
        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Depth(1200, i) + Depth(3, i, i));
    }
}
