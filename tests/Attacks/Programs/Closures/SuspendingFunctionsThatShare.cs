// silent: ALLOC406
// What a function that suspends captures is written later, in it, or by another function: a parameter would keep the value of the call.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

struct Counter
{
    public int Value;
    public int Next() => ++Value;
}

static class Program
{
    static async Task<string> WrittenAfter(string text)
    {
        var task = Core();
        text += "!";
        Gate.SetResult(1);
        return await task + text;

        async Task<string> Core() { await Gate.Task; return text; }
    }

    static readonly TaskCompletionSource<int> Gate = new();

    static IEnumerable<int> WrittenBeforeItRuns(int n)
    {
        var numbers = Count();
        n = 3;
        return numbers;

        IEnumerable<int> Count() { for (var i = 0; i < n; i++) yield return i; }
    }

    static async Task<int> WrittenInside(int n)
    {
        await Core();
        await Core();
        return n;

        async Task Core() { await Task.Yield(); n++; }
    }

    static async Task<int> ChangedInPlace()
    {
        var counter = new Counter();
        await Core();
        await Core();
        return counter.Value;

        async Task Core() { await Task.Yield(); counter.Next(); }
    }

    static async Task<int> WrittenByAnother(int n)
    {
        var task = Core();
        Change();
        return await task;

        async Task<int> Core() { await Task.Yield(); return n; }
        void Change() => n = 77;
    }

    static async Task<int> WrittenInLoop(int n)
    {
        var sum = 0;
        var tasks = new List<Task<int>>();
        for (var i = 0; i < 3; i++)
        {
            tasks.Add(Core());
            n *= 2;
        }

        foreach (var task in tasks)
            sum += await task;
        return sum;

        async Task<int> Core() { await Task.Delay(20); return n; }
    }

    static Func<Task<int>> GivenAway(int n)
    {
        return Core;

        async Task<int> Core() { await Task.Yield(); return n; }
    }

    static async Task<int> HeldByLambda(int n)
    {
        Func<int> read = () => n;
        var task = Core();
        return await task + read();

        async Task<int> Core() { await Task.Yield(); return n; }
    }

    static async Task<int> WrittenByReference(int n)
    {
        var task = Core();
        Set(ref n);
        return await task;

        async Task<int> Core() { await Task.Delay(20); return n; }
    }

    static void Set(ref int n) => n = 5;

    static Task<int> WrittenByAnotherName(int n)
    {
        ref var other = ref n;
        var task = Core();
        other = 9;
        return task;

        async Task<int> Core() { await Task.Delay(20); return n; }
    }

    static Task<int> WrittenThroughASpan(int n)
    {
        var span = System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref n, 1);
        var task = Core();
        span[0] = 9;
        return task;

        async Task<int> Core() { await Task.Delay(20); return n; }
    }

    static async Task<int> WrittenWhenItFails(int n)
    {
        var task = Core();
        try
        {
            n = int.Parse("x");
        }
        catch (FormatException)
        {
            n += 5;
        }

        return await task;

        async Task<int> Core() { await Task.Delay(20); return n; }
    }

    static async Task<int> WrittenByAJump(int n)
    {
        Task<int> task = null;
        var times = 0;
    again:
        n += 10;
        task ??= Core();
        if (times++ < 2)
            goto again;
        return await task;

        async Task<int> Core() { await Task.Delay(20); return n; }
    }

    static void Main()
    {
        Console.WriteLine(WrittenAfter("a").Result);
        Console.WriteLine(string.Join(",", WrittenBeforeItRuns(1)));
        Console.WriteLine(WrittenInside(1).Result + " " + ChangedInPlace().Result + " " + WrittenByAnother(1).Result);
        Console.WriteLine(WrittenByAnotherName(1).Result + " " + WrittenThroughASpan(1).Result);
        Console.WriteLine(WrittenWhenItFails(1).Result + " " + WrittenByAJump(1).Result);
        Console.WriteLine(WrittenInLoop(1).Result + " " + GivenAway(4)().Result + " " + HeldByLambda(4).Result + " " + WrittenByReference(4).Result);
    }
}
