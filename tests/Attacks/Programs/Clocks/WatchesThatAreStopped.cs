// fixes: ALLOC107
// Stopwatches that are stopped in branches, in 'finally', twice, in lambdas, or started again; what they tell is only compared with what must hold.
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

sealed class Machine
{
    private TimeSpan _kept;

    private static void Work(int n) => Thread.Sleep(n);

    public bool StoppedBefore()
    {
        var watch = Stopwatch.StartNew();
        Work(2);
        watch.Stop();
        var first = watch.Elapsed;
        Work(5);
        return first == watch.Elapsed && watch.ElapsedMilliseconds == (long)first.TotalMilliseconds;
    }

    public bool StoppedInABranch(bool stop)
    {
        var watch = Stopwatch.StartNew();
        if (stop)
            watch.Stop();
        var first = watch.Elapsed;
        Work(3);
        return first == watch.Elapsed;
    }

    public bool StoppedTwice()
    {
        var watch = new Stopwatch();
        watch.Start();
        Work(2);
        watch.Stop();
        var first = watch.Elapsed;
        Work(3);
        watch.Stop();
        return first == watch.Elapsed;
    }

    public bool InFinally(int n)
    {
        var watch = Stopwatch.StartNew();
        try
        {
            Work(2);
            if (n > 3)
                throw new InvalidOperationException();
            Work(1);
        }
        catch (InvalidOperationException)
        {
            _kept = watch.Elapsed;
        }
        finally
        {
            watch.Stop();
        }

        var first = watch.Elapsed;
        Work(3);
        return first == watch.Elapsed && _kept <= first;
    }

    public bool NotStarted()
    {
        var watch = new Stopwatch();
        Work(2);
        var none = watch.Elapsed == TimeSpan.Zero;
        watch.Start();
        Work(2);
        return none && watch.ElapsedMilliseconds > 0;
    }

    public bool InLambda()
    {
        var watch = Stopwatch.StartNew();
        Func<TimeSpan> ask = () => watch.Elapsed;
        watch.Stop();
        var first = ask();
        Work(3);
        return first == ask();
    }

    public async Task<bool> Across()
    {
        var watch = Stopwatch.StartNew();
        await Task.Delay(3);
        watch.Stop();
        var first = watch.ElapsedMilliseconds;
        await Task.Delay(5);
        return first == watch.ElapsedMilliseconds && first > 0;
    }

    public bool InLoop()
    {
        var same = true;
        for (var i = 0; i < 3; i++)
        {
            var watch = Stopwatch.StartNew();
            Work(1);
            watch.Stop();
            var first = watch.Elapsed;
            Work(1);
            same &= first == watch.Elapsed;
        }

        return same;
    }

    public bool StoppedByALoop()
    {
        var watch = Stopwatch.StartNew();
        var first = TimeSpan.Zero;
        for (var i = 0; i < 3; i++)
        {
            Work(1);
            if (i == 1)
                first = watch.Elapsed;
            watch.Stop();
        }

        return first == watch.Elapsed;
    }
}

static class Program
{
    static async Task Main()
    {
        var machine = new Machine();
        Console.WriteLine(machine.StoppedBefore());
        Console.WriteLine(machine.StoppedInABranch(true));
        Console.WriteLine(machine.StoppedInABranch(false));
        Console.WriteLine(machine.StoppedTwice());
        Console.WriteLine(machine.InFinally(2));
        Console.WriteLine(machine.InFinally(5));
        Console.WriteLine(machine.NotStarted());
        Console.WriteLine(machine.InLambda());
        Console.WriteLine(await machine.Across());
        Console.WriteLine(machine.InLoop());
        Console.WriteLine(machine.StoppedByALoop());
    }
}
