// silent: ALLOC107
// A jump comes back to the start of a watch that runs already, which does nothing.
using System;
using System.Diagnostics;
using System.Threading;

static class Program
{
    private static int Attempts()
    {
        var attempts = 0;
        var watch = new Stopwatch();
    retry:
        attempts++;
        watch.Start();
        Thread.Sleep(40);
        if (watch.ElapsedMilliseconds < 100 && attempts < 10)
            goto retry;
        return attempts;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Attempts() <= 3 ? "soon" : "late");
    }
}
