namespace KvCache;

/// <summary>Says of one thread whether it is replacing a value in an open <see cref="Cell"/>, and lets others wait until none is.</summary>
/// <remarks>
/// The thread itself pays for two plain stores only. Who waits pays for all: a barrier in every running thread, after which each thread has either
/// said that it is inside, or will see what was changed before the barrier.
/// </remarks>
internal sealed class OpenWrites
{
    private static readonly Lock Registration = new();
    private static OpenWrites[] all = [];

    [ThreadStatic]
    private static OpenWrites? current;

    private readonly Thread _thread = Thread.CurrentThread;
    private int _isInside;

    /// <summary>That of this thread.</summary>
    public static OpenWrites Current => current ?? Register();

    /// <summary>Waits until every thread that was inside has left. The calling thread must not be inside.</summary>
    public static void AwaitAll()
    {
        Interlocked.MemoryBarrierProcessWide();
        foreach (var writes in Volatile.Read(ref all))
        {
            var wait = new SpinWait();
            while (Volatile.Read(ref writes._isInside) != 0)
            {
                wait.SpinOnce();
            }
        }
    }

    /// <summary>From here to <see cref="Leave"/> the thread reads a header and stores one value, and nothing that could block or throw.</summary>
    public void Enter() => Volatile.Write(ref _isInside, 1);

    /// <summary>The value is stored.</summary>
    public void Leave() => Volatile.Write(ref _isInside, 0);

    private static OpenWrites Register()
    {
        var added = new OpenWrites();
        lock (Registration)
        {
            // Threads that have ended are forgotten when the next one begins.
            Volatile.Write(ref all, [.. all.Where(static writes => writes._thread.IsAlive), added]);
        }

        // Who waits without seeing this thread has changed the header before: the barrier makes that visible here.
        Interlocked.MemoryBarrier();
        return current = added;
    }
}
