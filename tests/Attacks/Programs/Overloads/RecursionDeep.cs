// refuses: ALLOC101
// stack: 256
// The body calls its own method again: a second method between the calls would need more of the stack.
using System;

static class Program
{
    static int s_depth;

    static int Depth(int left, params int[] numbers)
    {
        var sum = 0;
        for (var i = 0; i < numbers.Length; i++)
            sum += numbers[i];
        s_depth++;
        return left == 0 ? sum : Depth(left - 1, sum) + 1;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Depth(500, i) + " " + s_depth);
    }
}
