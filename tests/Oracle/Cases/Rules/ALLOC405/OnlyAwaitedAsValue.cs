// title: `async ValueTask<string> Get() => await Load()`, where the text is not there yet
// rule: ALLOC405
// bytes: 200
// il: elsewhere: the builder of the method makes the task
// message: what the task takes depends on whether the awaited one is done
// fix: ALLOC405.Return
// safety: unsafe
// difference: thrown at once
// shows: -1
// except: n < 0
// after: 96
static class Case
{
    static TaskCompletionSource<string>? s_source;

    static ValueTask<string> Probe() => Get(1);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async ValueTask<string> Get(int n) => [|await Load(n)|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static Task<string> Load(int n) => n < 0 ? throw new ArgumentOutOfRangeException(nameof(n)) : (s_source = new TaskCompletionSource<string>()).Task;

    static string Behave(int n)
    {
        try
        {
            return Get(n).IsCompleted ? "later" : "pending";
        }
        catch (ArgumentOutOfRangeException)
        {
            return "at once";
        }
    }
}
