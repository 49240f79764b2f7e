// silent: ALLOC104
// A read-only field has a value for each thread, and a loop that awaits goes on with another thread.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Names
{
    [ThreadStatic]
    public static readonly string OfThread = "main";
}

static class Program
{
    static async Task Tell(int count)
    {
        for (var i = 0; i < count; i++)
        {
            var text = Names.OfThread + "!";
            Console.WriteLine(text);
            await Task.Factory.StartNew(static () => Thread.Sleep(20), TaskCreationOptions.LongRunning).ConfigureAwait(false);
        }
    }

    static void Main()
    {
        Console.WriteLine(Names.OfThread);
        Tell(2).Wait();
    }
}
