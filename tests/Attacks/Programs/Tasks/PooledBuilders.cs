// refuses: ALLOC405
// A method of the program gives a value task that is completed by a pooled source, which posts to the context.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

sealed class Context : SynchronizationContext
{
    private readonly Queue<(SendOrPostCallback, object)> _posted = new();
    public int Posts;

    public override void Post(SendOrPostCallback callback, object state)
    {
        Posts++;
        _posted.Enqueue((callback, state));
    }

    public void Run()
    {
        while (_posted.TryDequeue(out var one))
            one.Item1(one.Item2);
    }
}

sealed class Reader
{
    private readonly TaskCompletionSource<int> _source = new();

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    public async ValueTask<int> ReadAsync() => await _source.Task + 1;

    public void Complete() => _source.SetResult(1);

    public async Task<int> SumAsync()
    {
        var sum = 0;
        for (var i = 0; i < 2; i++)
            sum += await ReadAsync().AsTask();
        return sum;
    }
}

static class Program
{
    static void Main()
    {
        var context = new Context();
        SynchronizationContext.SetSynchronizationContext(context);
        var reader = new Reader();
        var task = reader.SumAsync();
        reader.Complete();
        Console.WriteLine(task.IsCompleted + " " + context.Posts);
        context.Run();
        Console.WriteLine(task.IsCompleted + " " + context.Posts);
    }
}
