// refuses: ALLOC101
// stack: 256
// The body that would move comes back to its method through another one: a second method between the calls would need more of the stack.
using System;

static class Program
{
    static int Sum(params int[] numbers)
    {
        var count = numbers.Length;
        return count + Next(numbers[0] - 1);
    }

    static int Next(int depth) => depth == 0 ? 0 : Sum(new[] { depth, depth });

    static int Work()
    {
        var all = 0;
        for (var i = 1; i < 4; i++)
            all += Sum(i);
        return all + Next(500);
    }

    static void Main() => Console.WriteLine(Work());
}
