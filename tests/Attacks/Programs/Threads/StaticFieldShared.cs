// refuses: ALLOC202, ALLOC203
// Threads count in the same static field under a lock; it holds null until the first of them comes.
using System;
using System.Threading;

static class Program
{
    private static object _count;
    private static readonly object Gate = new();

    static void Bump()
    {
        lock (Gate)
        {
            try { _count = (int)_count + 1; }
            catch (NullReferenceException) { _count = 1000; }
        }
    }

    static void Main()
    {
        var threads = new Thread[4];
        for (var i = 0; i < threads.Length; i++) (threads[i] = new Thread(() => { for (var k = 0; k < 100; k++) Bump(); })).Start();
        foreach (var thread in threads) thread.Join();
        Console.WriteLine(_count);
    }
}
