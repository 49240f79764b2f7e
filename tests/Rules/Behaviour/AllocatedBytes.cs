namespace Allocations.Tests.Behaviour;

/// <summary>Counts what a call allocates on this thread.</summary>
internal static class AllocatedBytes
{
    /// <summary>
    /// The bytes of one call after warm-up: the least of several rounds, divided by the calls of a round, so that the odd allocation of the
    /// runtime itself does not count.
    /// </summary>
    public static long PerCall(Action call)
    {
        const int Calls = 200;
        var least = long.MaxValue;
        for (var round = 0; round < 6; round++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            for (var i = 0; i < Calls; i++)
                call();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return least / Calls;
    }
}
