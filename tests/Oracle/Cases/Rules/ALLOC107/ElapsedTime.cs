// title: a `Stopwatch` in a local that tells what has passed
// rule: ALLOC107
// bytes: 40
// jit: net9 0/40, net10 0/40
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
        return watch.Elapsed;
    }

    static bool Behave(int limit)
    {
        var watch = [|Stopwatch.StartNew()|];
        return watch.Elapsed >= TimeSpan.Zero && watch.ElapsedMilliseconds < 100000;
    }
}
