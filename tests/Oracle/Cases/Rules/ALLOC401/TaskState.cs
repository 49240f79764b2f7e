// title: `Task.Factory.StartNew(() => Run(name))` whose task is looked at
// rule: ALLOC401
// bytes: 152
// message: the task itself takes more
// il: elsewhere: the task is made by the callee
// fix: ALLOC401.State
// safety: unsafe
// difference: keeps the state
// shows: "a"
static class Case
{
    private static void Run(string name)
    {
    }

    static bool Probe(string name = "n")
    {
        var task = Task.Factory.StartNew([|() => Run(name)|], default, TaskCreationOptions.None, Inline.Scheduler);
        return task.IsCompleted;
    }

    static object Behave(string name)
    {
        var task = Task.Factory.StartNew([|() => Run(name)|], default, TaskCreationOptions.None, Inline.Scheduler);
        return task.AsyncState;
    }
}

sealed class Inline : TaskScheduler
{
    public static readonly Inline Scheduler = new();

    protected override IEnumerable<Task> GetScheduledTasks() => [];

    protected override void QueueTask(Task task) => TryExecuteTask(task);

    protected override bool TryExecuteTaskInline(Task task, bool wasQueued) => TryExecuteTask(task);
}
