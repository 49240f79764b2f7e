// title: a `Stopwatch` that is stopped before it is asked
// rule: none: what it tells is that of the moment when it was stopped
// bytes: 40
// jit: net10 0/40
using System.Diagnostics;

static class Case
{
    static TimeSpan Probe()
    {
        var watch = Stopwatch.StartNew();
        watch.Stop();
        return watch.Elapsed;
    }
}
