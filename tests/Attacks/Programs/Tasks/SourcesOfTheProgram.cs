// fixes: ALLOC405
// Value tasks over a source of the program, which may be asked for its result once, and over a context that counts what is posted to it.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Once : IValueTaskSource<int>
{
    private ManualResetValueTaskSourceCore<int> _core;
    public int Results;

    public ValueTask<int> Next() => new(this, _core.Version);
    public void Done(int value) => _core.SetResult(value);
    public void Failed() => _core.SetException(new InvalidOperationException("failed"));

    public int GetResult(short token)
    {
        Results++;
        try { return _core.GetResult(token); }
        finally { _core.Reset(); }
    }

    public ValueTaskSourceStatus GetStatus(short token) => _core.GetStatus(token);

    public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags) =>
        _core.OnCompleted(continuation, state, token, flags);
}

sealed class Counting : SynchronizationContext
{
    public readonly Queue<(SendOrPostCallback Run, object State)> Queue = new();
    public int Posted;

    public override void Post(SendOrPostCallback d, object state)
    {
        Posted++;
        Queue.Enqueue((d, state));
    }
}

static class Program
{
    static async ValueTask<int> Through(Once once) => await once.Next() + 1;

    static async Task<int> Two(Once once, string name)
    {
        var sum = 0;
        for (var i = 0; i < 2; i++)
        {
            try { sum += await once.Next().AsTask(); }
            catch (InvalidOperationException e) { sum -= e.Message.Length; }
            Console.WriteLine(name + i + ":" + sum + " " + (SynchronizationContext.Current is Counting));
        }

        sum += await once.Next().AsTask().ConfigureAwait(false) + await Through(once).AsTask().ConfigureAwait(false);
        return sum;
    }

    static void Main()
    {
        var context = new Counting();
        SynchronizationContext.SetSynchronizationContext(context);
        var once = new Once();
        var task = Two(once, "a");
        once.Done(3);
        Drain(context);
        once.Failed();
        Drain(context);
        SynchronizationContext.SetSynchronizationContext(null);
        once.Done(5);
        once.Done(6);
        Console.WriteLine(task.GetAwaiter().GetResult() + " " + once.Results + " " + context.Posted);
    }

    static void Drain(Counting context)
    {
        while (context.Queue.TryDequeue(out var next))
            next.Run(next.State);
    }
}
