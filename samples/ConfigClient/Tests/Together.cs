using System.Runtime.ExceptionServices;

namespace ConfigClients.Tests;

/// <summary>Threads that start at the same moment.</summary>
internal static class Together
{
    /// <summary>Runs an action on several threads and gives back the first exception of any.</summary>
    public static void Run(int count, Action<int> action)
    {
        using var start = new Barrier(count);
        Exception? failure = null;
        var threads = Enumerable.Range(0, count).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            try
            {
                action(number);
            }
            catch (Exception exception)
            {
                Interlocked.CompareExchange(ref failure, exception, null);
            }
        })).ToArray();

        foreach (var thread in threads)
        {
            thread.Start();
        }

        foreach (var thread in threads)
        {
            thread.Join();
        }

        if (failure is not null)
        {
            ExceptionDispatchInfo.Throw(failure);
        }
    }
}
