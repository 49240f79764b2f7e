// silent: ALLOC503
// Work that uses a rented array is waited for by Task.WhenAll of a list or by an event before the array is returned.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

public static class Program
{
    static async Task<int> AwaitedTogether(int n, Stream stream)
    {
        var a = ArrayPool<byte>.Shared.Rent(n);
        a.AsSpan(0, n).Fill(1);
        var tasks = new List<Task>();
        tasks.Add(stream.WriteAsync(a, 0, n));
        await Task.WhenAll(tasks);
        ArrayPool<byte>.Shared.Return(a);
        return n;
    }

    static int WaitedFor(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        using var done = new ManualResetEventSlim();
        ThreadPool.QueueUserWorkItem(_ =>
        {
            a[0] = n;
            done.Set();
        });
        done.Wait();
        var first = a[0];
        ArrayPool<int>.Shared.Return(a);
        return first;
    }

    static void Main()
    {
        Console.WriteLine(AwaitedTogether(2, new MemoryStream()).Result + WaitedFor(3));
    }
}
