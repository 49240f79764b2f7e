// fixes: ALLOC107
// Stopwatches in loops, branches, handlers, iterators and async methods, whose members name those of tuples and anonymous types.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using Watch = System.Diagnostics.Stopwatch;
static class Program
{
    static string Loop(int n)
    {
        var watch = Stopwatch.StartNew();
        var seen = new List<TimeSpan>();
        while (n-- > 0) { Thread.Sleep(2); watch.Stop(); seen.Add(watch.Elapsed); }
        return (seen[0] == seen[^1]) + "";
    }
    static bool Branch(bool b)
    {
        var watch = new Stopwatch();
        if (b) { watch.Start(); }
        Thread.Sleep(1);
        return watch.Elapsed > TimeSpan.Zero;
    }
    static bool Twice()
    {
        var n = 0;
        var watch = new Stopwatch();
    again:
        watch.Start();
        Thread.Sleep(3);
        if (n++ < 2) goto again;
        return watch.ElapsedMilliseconds >= 8;
    }
    static string Forms(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            Watch watch = Watch.StartNew();
            r += watch.ElapsedMilliseconds.ToString() is { Length: > 0 };
            r += -watch.ElapsedMilliseconds <= 0;
            r += $"{watch.ElapsedMilliseconds:D1}" != "x";
            r += watch.ElapsedMilliseconds switch { < 0 => "neg", _ => "pos" };
            r += checked((int)watch.ElapsedMilliseconds) / 1000000;
            r += watch.ElapsedTicks >= 0 && watch.Elapsed.Ticks >= 0;
            var t = (watch.Elapsed, n);
            r += t.Elapsed.Days;
            r += nameof(watch) + (watch.Elapsed, 1).Elapsed.Days;
            var started = new Stopwatch();
            started.Start();
            try { Thread.Sleep(1); if (i == 1) throw new InvalidOperationException(); }
            catch (InvalidOperationException) { r += "caught"; }
            finally { started.Stop(); r += started.ElapsedMilliseconds > 0; }
            var kept = started.Elapsed;
            Thread.Sleep(1);
            r += kept == started.Elapsed;
        }
        return r;
    }
    static async Task<string> Async(int n)
    {
        var watch = Stopwatch.StartNew();
        for (var i = 0; i < n; i++) await Task.Delay(2);
        watch.Stop();
        var first = watch.Elapsed;
        await Task.Delay(2);
        return (first == watch.Elapsed) + "" + (first.TotalMilliseconds > 1);
    }
    static IEnumerable<bool> Iterate()
    {
        var watch = Stopwatch.StartNew();
        yield return watch.ElapsedMilliseconds < 100000;
        Thread.Sleep(2);
        watch.Stop();
        var one = watch.ElapsedMilliseconds;
        yield return one > 0;
        Thread.Sleep(2);
        yield return one == watch.ElapsedMilliseconds;
    }
    static string Section(int n)
    {
        switch (n)
        {
            case 1:
                var watch = Stopwatch.StartNew();
                Thread.Sleep(1);
                if (n > 0) watch.Stop();
                return (watch.Elapsed > TimeSpan.Zero) + "1";
            default:
                watch = Stopwatch.StartNew();
                return "2" + watch.IsRunning;
        }
    }
    static string Anonymous() { var watch = Stopwatch.StartNew(); return new { watch.ElapsedMilliseconds }.ElapsedMilliseconds / 10000000 + ""; }
    static void Main() { Console.WriteLine(Loop(3) + Branch(true) + Branch(false) + Twice() + Forms(2) + Async(2).Result + string.Concat(Iterate()) + Section(1) + Section(2) + Anonymous()); }
}
