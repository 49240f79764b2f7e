// title: `Task.WhenAny(new[] { a, b })`
// rule: ALLOC103
// bytes: 112
// user: net10 40/112 | 112
// message: the task that is returned allocates 72 B
// unflagged: the call returns a task of its own
// fix: ALLOC103.items
// safety: unsafe
// difference: an item that is null may fail with another exception
// shows: none: the framework at hand gives two tasks to the other method, and older ones fail with another exception
// after: 72
static class Case
{
    static readonly Task s_done = Task.CompletedTask;

    static int Probe()
    {
        var first = Task.WhenAny([|new[] { s_done, s_done }|]);
        return first.IsCompleted ? 1 : 0;
    }

    static string Behave(string name)
    {
        var a = name is null ? null! : Task.CompletedTask;
        var b = Task.CompletedTask;
        try
        {
            return Task.WhenAny([|new[] { a, b }|]).IsCompleted.ToString();
        }
        catch (ArgumentException failure)
        {
            return failure.GetType().Name;
        }
    }
}
