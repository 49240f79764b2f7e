// title: a `TaskCompletionSource` whose task is complete when it is returned, with its task
// rule: ALLOC405
// bytes: 96
// jit: net9 72/96, net10 72/96
// message: the task that the caller gets is not counted
// il: elsewhere: the source makes its task
// fix: ALLOC405.Complete
// safety: unsafe
// difference: the same task
// shows: none: the results of two calls are not compared
// after: 0
static class Case
{
    static bool s_done = true;

    static Task<bool> Probe()
    {
        var source = [|new TaskCompletionSource<bool>()|];
        source.SetResult(s_done);
        return source.Task;
    }

    static int Behave(int n)
    {
        return Double(n).Result;
    }

    static Task<int> Double(int n)
    {
        var source = [|new TaskCompletionSource<int>()|];
        source.SetResult(n * 2);
        return source.Task;
    }
}
