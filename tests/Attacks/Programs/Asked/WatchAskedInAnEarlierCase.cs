// silent: ALLOC107
// The case that asks stands before the one that stops the watch, and runs after it.
using System;
using System.Diagnostics;
using System.Threading;

static class Program
{
    private static string Run(int state)
    {
        var watch = Stopwatch.StartNew();
        switch (state)
        {
            case 2:
                return watch.ElapsedMilliseconds < 150 ? "short" : "long";
            case 1:
                watch.Stop();
                Thread.Sleep(300);
                goto case 2;
            default:
                return "none";
        }
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Run(i));
    }
}
