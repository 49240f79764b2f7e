using System.Diagnostics;
using Allocations.Bench.Reporting;
using KvCache.Variants;

namespace Allocations.Bench.KvCache;

/// <summary>What a thread of the matrix does, each on <see cref="long"/> values under its own keys.</summary>
public enum CacheOperation
{
    /// <summary>Replaces the value of a key.</summary>
    Set,

    /// <summary>Reads a key that is there.</summary>
    GetHit,

    /// <summary>Reads a key that is not there.</summary>
    GetMiss,

    /// <summary>Adds one to a key that is there.</summary>
    Increment,

    /// <summary>Removes a key that is there; storing it again is neither timed nor counted.</summary>
    RemoveHit,

    /// <summary>Removes a key that is not there.</summary>
    RemoveMiss,
}

/// <summary>One cell of the matrix: the least disturbed of its rounds.</summary>
/// <param name="Variant">Name of the cache.</param>
/// <param name="Operation">What the threads did.</param>
/// <param name="Threads">Number of threads.</param>
/// <param name="Operations">Number of operations of one round, all threads together.</param>
/// <param name="OperationsPerSecond">Operations per second, all threads together.</param>
/// <param name="BytesPerOperation">Bytes allocated by the threads for one operation.</param>
public sealed record ThreadMatrixCell(
    string Variant, CacheOperation Operation, int Threads, long Operations, double OperationsPerSecond, double BytesPerOperation);

/// <summary>
/// Every variant under 1 to 64 threads. Each thread has 64 keys of its own, so the figures show the cost of the operation and of shared
/// memory management, not of a fight for one key.
/// </summary>
public static class ThreadMatrix
{
    /// <summary>Numbers of threads, those of the published run that inspired the sample.</summary>
    public static IReadOnlyList<int> ThreadCounts { get; } = [1, 2, 4, 8, 20, 64];

    /// <summary>Measures all cells. The variants take turns within a round, so that a disturbance of the machine meets all of them.</summary>
    /// <param name="report">Receives each cell as soon as it is known.</param>
    /// <param name="operations">Number of operations of one round, all threads together.</param>
    /// <param name="rounds">Number of rounds of which the fastest counts.</param>
    public static IReadOnlyList<ThreadMatrixCell> Run(Action<ThreadMatrixCell>? report = null, int operations = 2_000_000, int rounds = 3)
    {
        foreach (var subject in CacheSubject.All)
        {
            subject.WarmUp();
        }

        var cells = new List<ThreadMatrixCell>();
        foreach (var operation in Enum.GetValues<CacheOperation>())
        {
            foreach (var threads in ThreadCounts)
            {
                var perThread = operations / threads / CacheKeys.Count * CacheKeys.Count;
                var best = new ThreadSample?[CacheSubject.All.Count];
                for (var round = 0; round < rounds; round++)
                {
                    for (var i = 0; i < best.Length; i++)
                    {
                        var sample = CacheSubject.All[i].Measure(operation, threads, perThread);
                        best[i] = best[i] is { } other && other.Seconds < sample.Seconds ? other : sample;
                    }
                }

                for (var i = 0; i < best.Length; i++)
                {
                    var cell = best[i]!.Value.ToCell(CacheSubject.All[i].Name, operation, threads);
                    cells.Add(cell);
                    report?.Invoke(cell);
                }
            }
        }

        return cells;
    }
}

/// <summary>One run of one cell.</summary>
internal readonly record struct ThreadSample(long Operations, double Seconds, long Bytes)
{
    public ThreadMatrixCell ToCell(string variant, CacheOperation operation, int threads) =>
        new(variant, operation, threads, Operations, Operations / Seconds, (double)Bytes / Operations);
}

/// <summary>Threads that do the same operation on one cache, started together.</summary>
internal sealed class ThreadRun<TCache>(CacheOperation operation, int threads, int operationsPerThread)
    where TCache : struct, ICacheOperations<TCache>
{
    private const long Stored = 7;

    public static void WarmUp() => TieredWarmUp.Run(
        1,
        static () =>
        {
            foreach (var operation in Enum.GetValues<CacheOperation>())
                new ThreadRun<TCache>(operation, 1, 100 * CacheKeys.Count).Measure();
        });

    public ThreadSample Measure()
    {
        using var cache = TCache.Create();
        using var start = new Barrier(threads);
        var shares = new ThreadShare[threads];
        var failures = new Exception?[threads];
        var workers = new Thread[threads];
        for (var i = 0; i < threads; i++)
        {
            var number = i;
            workers[i] = new Thread(() =>
            {
                try
                {
                    shares[number] = Work(cache, number, start);
                }
                catch (Exception exception)
                {
                    failures[number] = exception;
                }
            });
        }

        foreach (var worker in workers)
        {
            worker.Start();
        }

        foreach (var worker in workers)
        {
            worker.Join();
        }

        if (failures.FirstOrDefault(static failure => failure is not null) is { } first)
        {
            throw new InvalidOperationException($"{TCache.Name} {operation} on {threads} threads failed.", first);
        }

        return Sum(shares);
    }

    private static void Fill(TCache cache, string[] keys)
    {
        foreach (var key in keys)
        {
            cache.Set(key, Stored);
        }
    }

    private static int SetAll(TCache cache, string[] keys)
    {
        foreach (var key in keys)
        {
            cache.Set(key, Stored);
        }

        return keys.Length;
    }

    private static int GetAll(TCache cache, string[] keys, long expected)
    {
        foreach (var key in keys)
        {
            if (cache.Get<long>(key) != expected)
            {
                throw new InvalidOperationException($"'{key}' did not give {expected}.");
            }
        }

        return keys.Length;
    }

    private static int IncrementAll(TCache cache, string[] keys)
    {
        foreach (var key in keys)
        {
            if (cache.Increment(key, 1L) <= Stored)
            {
                throw new InvalidOperationException($"'{key}' was not there.");
            }
        }

        return keys.Length;
    }

    private static int RemoveAll(TCache cache, string[] keys, int expected)
    {
        foreach (var key in keys)
        {
            if (cache.Remove(key) != expected)
            {
                throw new InvalidOperationException($"Removing '{key}' did not remove {expected}.");
            }
        }

        return keys.Length;
    }

    private int RunBatch(TCache cache, string[] keys, string[] missing) => operation switch
    {
        CacheOperation.Set => SetAll(cache, keys),
        CacheOperation.GetHit => GetAll(cache, keys, Stored),
        CacheOperation.GetMiss => GetAll(cache, missing, 0),
        CacheOperation.Increment => IncrementAll(cache, keys),
        CacheOperation.RemoveHit => RemoveAll(cache, keys, 1),
        CacheOperation.RemoveMiss => RemoveAll(cache, missing, 0),
        _ => throw new InvalidOperationException($"Unknown operation {operation}."),
    };

    private ThreadShare Work(TCache cache, int number, Barrier start)
    {
        var keys = CacheKeys.Make($"key{number}:");
        var missing = CacheKeys.Make($"none{number}:");
        Fill(cache, keys);

        // One batch before the clock starts: whatever a thread or a statement allocates only once is not the operation's.
        RunBatch(cache, keys, missing);
        Fill(cache, keys);
        start.SignalAndWait();

        var share = operation == CacheOperation.RemoveHit ? WorkWithRefills(cache, keys, missing) : WorkThrough(cache, keys, missing);
        Verify(cache, keys, share.Operations);
        return share;
    }

    private ThreadShare WorkThrough(TCache cache, string[] keys, string[] missing)
    {
        var completed = 0L;
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        var begin = Stopwatch.GetTimestamp();
        for (var done = 0; done < operationsPerThread; done += keys.Length)
        {
            completed += RunBatch(cache, keys, missing);
        }

        var end = Stopwatch.GetTimestamp();
        return new ThreadShare(completed, begin, end, end - begin, GC.GetAllocatedBytesForCurrentThread() - bytes);
    }

    private ThreadShare WorkWithRefills(TCache cache, string[] keys, string[] missing)
    {
        var completed = 0L;
        var bytes = 0L;
        var busy = 0L;
        var begin = Stopwatch.GetTimestamp();
        for (var done = 0; done < operationsPerThread; done += keys.Length)
        {
            var bytesBefore = GC.GetAllocatedBytesForCurrentThread();
            var before = Stopwatch.GetTimestamp();
            completed += RunBatch(cache, keys, missing);
            busy += Stopwatch.GetTimestamp() - before;
            bytes += GC.GetAllocatedBytesForCurrentThread() - bytesBefore;
            Fill(cache, keys);
        }

        return new ThreadShare(completed, begin, Stopwatch.GetTimestamp(), busy, bytes);
    }

    private void Verify(TCache cache, string[] keys, long completed)
    {
        if (completed != operationsPerThread)
        {
            throw new InvalidOperationException($"{completed} operations instead of {operationsPerThread}.");
        }

        // The batch before the clock started has added one as well, and was overwritten.
        var expected = operation == CacheOperation.Increment ? Stored + completed / keys.Length : Stored;
        GetAll(cache, keys, expected);
    }

    /// <summary>Adds up the threads. Time that they spent on refills is taken out in the proportion in which they spent it.</summary>
    private ThreadSample Sum(ThreadShare[] shares)
    {
        var operations = shares.Sum(static share => share.Operations);
        if (operations != (long)threads * operationsPerThread)
        {
            throw new InvalidOperationException($"{operations} operations instead of {(long)threads * operationsPerThread}.");
        }

        var wall = Stopwatch.GetElapsedTime(shares.Min(static share => share.Begin), shares.Max(static share => share.End)).TotalSeconds;
        var busy = shares.Sum(static share => (double)share.Busy) / shares.Sum(static share => (double)(share.End - share.Begin));
        return new ThreadSample(operations, wall * busy, shares.Sum(static share => share.Bytes));
    }

    /// <summary>What one thread did; times are stopwatch ticks, <paramref name="Busy"/> those within the operation.</summary>
    private readonly record struct ThreadShare(long Operations, long Begin, long End, long Busy, long Bytes);
}
