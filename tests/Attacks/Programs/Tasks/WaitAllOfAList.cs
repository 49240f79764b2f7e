// refuses: ALLOC505
// Tasks take themselves out of the list while all of them are waited for.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    private static readonly List<Task> Running = new();

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var factory = new TaskFactory(new WhenWaitedFor());
            for (var n = 0; n < 3; n++)
                Start(factory, n);
            Console.WriteLine(Drain() + " " + Running.Count);
        }
    }

    static void Start(TaskFactory factory, int n)
    {
        Task? task = null;
        task = factory.StartNew(() =>
        {
            lock (Running)
                Running.Remove(task!);
            if (n == 1)
                throw new InvalidOperationException("job " + n);
        });
        lock (Running)
            Running.Add(task);
    }

    static string Drain()
    {
        try
        {
            Task.WaitAll(Running.ToArray());
            return "done";
        }
        catch (AggregateException failed)
        {
            return failed.InnerExceptions.Count + " failed";
        }
        catch (NullReferenceException e)
        {
            return e.GetType().Name;
        }
    }

    private sealed class WhenWaitedFor : TaskScheduler
    {
        protected override IEnumerable<Task> GetScheduledTasks() => [];

        protected override void QueueTask(Task task) { }

        protected override bool TryExecuteTaskInline(Task task, bool wasQueued) => TryExecuteTask(task);
    }
}
