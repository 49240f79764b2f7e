namespace Allocations.Bench.Reporting;

/// <summary>Gets code compiled for speed before it is measured in this process.</summary>
internal static class TieredWarmUp
{
    /// <summary>
    /// Runs the operations in four rounds with a pause after each: the JIT recompiles what has been called 30 times after 100 ms without new
    /// methods, once to watch it and once for speed.
    /// </summary>
    /// <param name="calls">How often they run in each round.</param>
    /// <param name="operations">What is measured later.</param>
    public static void Run(int calls, Action operations)
    {
        for (var round = 0; round < 4; round++)
        {
            for (var i = 0; i < calls; i++)
                operations();
            Thread.Sleep(150);
        }
    }
}
