// silent: ALLOC406
// An asynchronous function changes a captured struct that a `using` disposes at the end: nothing names the variable from then on, and yet it is read.
using System;
using System.Threading.Tasks;

struct Counter : IDisposable
{
    private int _count;

    public int Count() => ++_count;

    public void Dispose() => Console.WriteLine("counted " + _count);
}

static class Program
{
    static async Task<int> ByDeclaration(bool isDone)
    {
        using var counter = new Counter();
        if (isDone)
            return 0;
        return await Core();

        async Task<int> Core()
        {
            await Task.Yield();
            return counter.Count();
        }
    }

    static async Task<int> ByStatement(bool isDone)
    {
        using (var counter = new Counter())
        {
            if (isDone)
                return 0;
            return await Core();

            async Task<int> Core()
            {
                await Task.Yield();
                return counter.Count() + counter.Count();
            }
        }
    }

    static async Task Main()
    {
        Console.WriteLine(await ByDeclaration(false) + await ByDeclaration(true));
        Console.WriteLine(await ByStatement(false) + await ByStatement(true));
    }
}
