// title: a `Stopwatch` that is stopped before it is asked
// rule: ALLOC107
// bytes: 40
// jit: net10 0/40
// il: elsewhere: StartNew makes the object
// fix: ALLOC107.Since
// safety: safe
// after: 0
using System.Diagnostics;

static class Case
{
    static TimeSpan Probe()
    {
        var watch = [|Stopwatch.StartNew()|];
        watch.Stop();
        return watch.Elapsed;
    }

    static bool Behave(int limit)
    {
        Stopwatch watch = [|new Stopwatch()|];
        watch.Start();
        try
        {
            limit++;
        }
        finally
        {
            watch.Stop();
        }

        return watch.Elapsed == watch.Elapsed && watch.ElapsedMilliseconds < 100000;
    }
}
