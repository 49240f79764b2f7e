// fixes: ALLOC101
// Bodies that run later, with the item that was given.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static IEnumerable<string> Lazy(string end, params string[] texts)
    {
        Console.WriteLine("begin");
        foreach (var text in texts)
            yield return text + end;
        Console.WriteLine("end");
    }

    static async Task<int> Sum(params int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
        {
            await Task.Yield();
            sum += number;
        }

        return sum;
    }

    static async Task Main()
    {
        var text = "a";
        for (var i = 0; i < 2; i++)
        {
            var lazy = Lazy("!", text);
            text = "b";
            foreach (var one in lazy)
                Console.WriteLine(one);
            Console.WriteLine(await Sum(i) + await Sum(i, 2));
        }
    }
}
