// fixes: ALLOC405
// Value tasks that are done, late, failed and cancelled, in loops, handlers, finally blocks, conditions and iterators.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static readonly List<string> Trace = new();

    static async ValueTask<int> Read(int n)
    {
        Trace.Add("r" + n);
        if (n % 2 == 0)
            await Task.Yield();
        if (n % 5 == 0)
            throw new InvalidOperationException("five");
        return n;
    }

    static ValueTask<int> Early(int n) => n > 2 ? throw new ArgumentException("early") : new ValueTask<int>(n);

    static ValueTask<int> Cancelled() => ValueTask.FromCanceled<int>(new CancellationToken(true));

    static async IAsyncEnumerable<int> Many(int n)
    {
        for (var i = 0; i < n; i++)
            yield return await Read(i + 1).AsTask();
    }

    static async Task<string> Sum(int n)
    {
        var sum = 0;
        try
        {
            while (await Read(n).AsTask() is var read && sum < 9)
                sum += read + 1;
            sum += await Early(n).AsTask().ConfigureAwait(false) + (n > 1 ? await Read(n + 1).AsTask() : 0);
            sum += await Cancelled().AsTask();
        }
        catch (OperationCanceledException e)
        {
            sum += e is TaskCanceledException ? 100 : 50;
            sum += await Early(0).AsTask();
        }
        catch (Exception e) when (e.Message.Length > 3)
        {
            Trace.Add(e.GetType().Name + e.Message);
        }
        finally
        {
            sum += await Read(1).AsTask();
        }

        await foreach (var one in Many(3))
            sum += one;
        Func<int, Task<int>> twice = async k => await Read(k + 1).AsTask() * 2;
        return sum + "," + await twice(n * 2);
    }

    static void Main()
    {
        for (var n = 0; n < 5; n++)
        {
            try { Console.WriteLine(Sum(n).GetAwaiter().GetResult()); }
            catch (Exception e) { Console.WriteLine(e.GetType().Name + e.Message); }
            Console.WriteLine(string.Join(" ", Trace));
            Trace.Clear();
        }
    }
}
