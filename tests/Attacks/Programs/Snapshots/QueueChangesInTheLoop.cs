// fixes: ALLOC603
// The loop adds to the queue that it goes through, takes from it, and stops early: it sees one moment.
using System;
using System.Collections.Concurrent;

static class Program
{
    static void Run(ConcurrentQueue<string> queue, int stop)
    {
        var n = 0;
        foreach (var item in queue.ToArray())
        {
            Console.Write(item + " ");
            queue.Enqueue(item + "!");
            if (queue.TryDequeue(out var taken))
                Console.Write("(" + taken + ") ");
            if (++n == stop)
                break;
        }

        Console.WriteLine(string.Join(",", queue));
    }

    static void Main()
    {
        for (var stop = 0; stop < 5; stop++)
        {
            var queue = new ConcurrentQueue<string>(new[] { "a", null, "c" });
            Run(queue, stop);
            Run(queue, stop);
            queue.Clear();
            Run(queue, stop);
        }
    }
}
