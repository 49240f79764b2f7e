// title: `await Read().AsTask()` of a `ValueTask` whose value is there
// rule: ALLOC405
// bytes: 72
// il: elsewhere: 'AsTask' makes the task
// message: one of the two findings is in what is compared
// fix: ALLOC405.Await
// safety: safe
// after: 0
static class Case
{
    static string s_text = "text";

    static bool Probe() => Any().IsCompleted;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async ValueTask<bool> Any() => (await [|Read(1).AsTask()|]).Length > 0;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async ValueTask<string> Read(int n)
    {
        if (n < 0)
            throw new ArgumentOutOfRangeException(nameof(n));
        if (n > 1)
            await Task.Yield();
        return s_text;
    }

    static async Task<int> Sum(int n) => await [|Read(n).AsTask()|] is { Length: var length } ? length + n : 0;

    static int Behave(int n) => Sum(n).GetAwaiter().GetResult();
}
