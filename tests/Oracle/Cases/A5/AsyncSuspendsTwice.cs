// title: an async Task that waits twice
// row: first real suspension, .NET Core 2.1+
// rule: none: the task holds what the function itself makes or waits for
// bytes: 104
// note: the second wait uses the object of the first
sealed class Signal : System.Threading.Tasks.Sources.IValueTaskSource
{
    private System.Threading.Tasks.Sources.ManualResetValueTaskSourceCore<bool> _core;

    public ValueTask Wait() => new(this, _core.Version);

    public void Set() => _core.SetResult(true);

    public void GetResult(short token) => _core.Reset();

    public System.Threading.Tasks.Sources.ValueTaskSourceStatus GetStatus(short token) => _core.GetStatus(token);

    public void OnCompleted(Action<object?> continuation, object? state, short token, System.Threading.Tasks.Sources.ValueTaskSourceOnCompletedFlags flags) =>
        _core.OnCompleted(continuation, state, token, flags);
}

static class Case
{
    static Signal s_signal = new();

    static Task Probe()
    {
        var task = Later();
        s_signal.Set();
        s_signal.Set();
        return task;
    }

    static async Task Later()
    {
        await s_signal.Wait();
        await s_signal.Wait();
    }
}
