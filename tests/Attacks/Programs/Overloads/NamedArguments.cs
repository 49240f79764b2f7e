// fixes: ALLOC101
// Named arguments before the items, in another order than the parameters.
using System;

static class Program
{
    static int s_calls;

    static int Next(string name)
    {
        Console.Write(name + " ");
        return ++s_calls;
    }

    static int Sum(int start, int factor, params int[] numbers)
    {
        foreach (var number in numbers)
            start += factor * number;
        return start;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Sum(factor: Next("f"), start: Next("s"), numbers: Next("n")));
            Console.WriteLine(Sum(Next("s"), Next("f"), Next("n")));
            Console.WriteLine(Sum(factor: Next("f"), start: Next("s")));
            Console.WriteLine(Sum(1, 2));
        }
    }
}
