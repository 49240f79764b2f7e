// refuses: ALLOC401
// A scheduler of the program is shown each task, with its state.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class Own : TaskScheduler
{
    public string Log = "";
    protected override IEnumerable<Task> GetScheduledTasks() => null;
    protected override void QueueTask(Task task) { Log += task.AsyncState ?? "none"; TryExecuteTask(task); }
    protected override bool TryExecuteTaskInline(Task task, bool was) { Log += task.AsyncState ?? "none"; return TryExecuteTask(task); }
}
static class Program
{
    static async Task<string> Run(string text)
    {
        var own = new Own();
        var said = new List<string>();
        await Task.Factory.StartNew(() => said.Add("x"), default, TaskCreationOptions.None, own);
        await Task.CompletedTask.ContinueWith(_ => said.Add("y"), own);
        var factory = new TaskFactory(own);
        await factory.StartNew(() => Console.WriteLine(text));
        return own.Log + said.Count;
    }
    static void Main() => Console.WriteLine(Run("a").Result);
}
