// title: an async ValueTask with the pooling builder that waits once
// row: [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
// rule: none: nothing is allocated
// bytes: 0
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

    static void Probe()
    {
        var task = Later();
        s_signal.Set();
        task.GetAwaiter().GetResult();
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    static async ValueTask Later() => await s_signal.Wait();
}
