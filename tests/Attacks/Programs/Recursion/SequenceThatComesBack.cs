// silent: ALLOC501
// The method enumerates a sequence without knowing that an iterator of the program calls it.
using System;
using System.Collections.Generic;

static class Program
{
    static void Main() => Console.WriteLine(Sum(Below(250)));

    static int Sum(IEnumerable<int> numbers)
    {
        var scratch = new int[120];
        foreach (var number in numbers)
            scratch[number % 120] += number;
        return scratch[1] + scratch[2] + 1;
    }

    static IEnumerable<int> Below(int depth)
    {
        if (depth > 0)
            yield return Sum(Below(depth - 1)) % 3;
    }
}
