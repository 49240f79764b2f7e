// fixes: ALLOC101
// A synchronised method holds its lock also where the overload is called.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

static class Program
{
    [MethodImpl(MethodImplOptions.Synchronized)]
    static void Log(params string[] texts)
    {
        foreach (var text in texts)
            Console.WriteLine(text + Monitor.IsEntered(typeof(Program)));
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Log("a");
        Log("b", "c");
    }
}
