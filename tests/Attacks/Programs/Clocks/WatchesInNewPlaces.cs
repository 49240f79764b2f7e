// fixes: ALLOC107
// Stopwatches in iterators, extension members, checked arithmetic, patterns, and under comments and directives.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading.Tasks;

static class Timed
{
    extension(int n)
    {
        public bool IsQuick
        {
            get
            {
                var watch = Stopwatch.StartNew();
                for (var i = 0; i < n; i++)
                    GC.KeepAlive(i);
                return checked((int)watch.ElapsedMilliseconds) < 60_000 && watch is not { Elapsed.TotalDays: > 1 };
            }
        }

        public bool IsShort()
        {
            // the watch
            var watch = new Stopwatch(); // begins later
            GC.KeepAlive(n);
            watch.Start(); /* now */
            for (var i = 0; i < n; i++)
                GC.KeepAlive(i);
            // done
            watch.Stop(); // stopped
            var first = watch.Elapsed;
            GC.KeepAlive(n);
            return first == watch.Elapsed && watch.ElapsedMilliseconds is >= 0 and < 60_000;
        }
    }

    public static IEnumerable<bool> Each(int n)
    {
        var watch = Stopwatch.StartNew();
        for (var i = 0; i < n; i++)
            yield return watch.Elapsed >= TimeSpan.Zero && watch.ElapsedTicks + 1L > 0;
        watch.Stop();
        yield return watch.Elapsed == watch.Elapsed;
    }

    public static async Task<bool> TwiceAsync(int n)
    {
        Stopwatch watch = Stopwatch.StartNew(), other = Stopwatch.StartNew();
        await Task.Yield();
#if SLOW
        watch.Stop();
#endif
        return watch.Elapsed.Ticks >= 0 && other.Elapsed.Ticks >= 0 && n > 0;
    }

    public static async Task<bool> OnceAsync(int n)
    {
        Stopwatch watch = Stopwatch.StartNew();
        await Task.Yield();
#if SLOW
        watch.Stop();
#endif
        return watch.Elapsed.Ticks >= 0 && n > 0;
    }
}

static class Program
{
    static async Task Main()
    {
        for (var n = 0; n < 3; n++)
        {
            Console.WriteLine(n.IsQuick + " " + n.IsShort() + string.Join(",", Timed.Each(n)) + await Timed.TwiceAsync(n) + await Timed.OnceAsync(n));
        }
    }
}
