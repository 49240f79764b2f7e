// title: an async Task that waits once, for an awaiter of one's own
// row: first real suspension, .NET Core 2.1+, in the common awaiter case
// rule: none: the task holds what the function itself makes or waits for
// bytes: 160
// note: such an awaiter takes a delegate, which takes 64 bytes more
sealed class Signal : System.Runtime.CompilerServices.ICriticalNotifyCompletion
{
    private Action? _continuation;

    public bool IsCompleted => false;

    public Signal GetAwaiter() => this;

    public void GetResult()
    {
    }

    public void OnCompleted(Action continuation) => _continuation = continuation;

    public void UnsafeOnCompleted(Action continuation) => _continuation = continuation;

    public void Set()
    {
        var continuation = _continuation;
        _continuation = null;
        continuation!();
    }
}

static class Case
{
    static Signal s_signal = new();

    static Task Probe()
    {
        var task = Later();
        s_signal.Set();
        return task;
    }

    static async Task Later() => await s_signal;
}
