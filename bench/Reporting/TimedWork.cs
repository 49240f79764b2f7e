using System.Diagnostics;

namespace Allocations.Bench.Reporting;

/// <summary>One run of one case.</summary>
internal readonly record struct TimedWork(
    long Operations, double Seconds, long Bytes, int Gen0, int Gen1, int Gen2, double PauseMs, long LiveBytes)
{
    /// <summary>Runs threads that start together, the first of them being the caller if it is alone.</summary>
    public static TimedWork Of(int threads, int operationsPerThread, Action<int> work)
    {
        var bytes = new long[threads];
        var (gen0, gen1, gen2, pause) = (GC.CollectionCount(0), GC.CollectionCount(1), GC.CollectionCount(2), GC.GetTotalPauseDuration());
        double seconds;
        if (threads == 1)
        {
            var begin = Stopwatch.GetTimestamp();
            bytes[0] = BytesOf(work, 0);
            seconds = Stopwatch.GetElapsedTime(begin).TotalSeconds;
        }
        else
        {
            seconds = RunTogether(threads, bytes, work);
        }

        return new TimedWork(
            (long)threads * operationsPerThread,
            seconds,
            bytes.Sum(),
            GC.CollectionCount(0) - gen0,
            GC.CollectionCount(1) - gen1,
            GC.CollectionCount(2) - gen2,
            (GC.GetTotalPauseDuration() - pause).TotalMilliseconds,
            LiveBytes: 0);
    }

    public CollectorRow ToRow(string suite, string system, string variant, string operation, int threads) => new(
        suite, system, variant, operation, threads, Operations,
        Math.Round(Seconds * 1e9 / Operations, 2), Math.Round(Operations / Seconds), Math.Round((double)Bytes / Operations, 2),
        Math.Round(Gen0 * 1000.0 / Operations, 4), Gen1, Gen2, Math.Round(PauseMs, 2), LiveBytes);

    private static double RunTogether(int threads, long[] bytes, Action<int> work)
    {
        using var start = new Barrier(threads);
        Exception? failure = null;
        var begins = new long[threads];
        var ends = new long[threads];
        var workers = Enumerable.Range(0, threads).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            begins[number] = Stopwatch.GetTimestamp();
            try
            {
                bytes[number] = BytesOf(work, number);
            }
            catch (Exception exception)
            {
                Interlocked.CompareExchange(ref failure, exception, null);
            }

            ends[number] = Stopwatch.GetTimestamp();
        })).ToArray();
        foreach (var worker in workers)
            worker.Start();
        foreach (var worker in workers)
            worker.Join();
        return failure is null
            ? Stopwatch.GetElapsedTime(begins.Min(), ends.Max()).TotalSeconds
            : throw new InvalidOperationException("A thread failed.", failure);
    }

    private static long BytesOf(Action<int> work, int thread)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        work(thread);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
