// refuses: ALLOC101
// language: 12
// A method group that stands for the array would stand for the item as well.
using System;

static class Program
{
    static void Log(params string[] texts)
    {
        foreach (var text in texts)
            Console.WriteLine(text);
    }

    static void Run(Action<string[]> all) => all(new[] { "a", "b" });

    static void Run(Action<string> one) => one("c");

    static void Main()
    {
        Run(Log);
        for (var i = 0; i < 2; i++)
            Log("d" + i);
    }
}
