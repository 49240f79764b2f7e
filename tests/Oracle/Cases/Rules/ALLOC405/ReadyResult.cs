// title: `async Task<string> Get()` that has its value already, whose callers await it at once
// rule: ALLOC405
// bytes: 72
// il: elsewhere: the builder of the method makes the task
// fix: ALLOC405.ValueTask
// safety: safe
// after: 0
static class Case
{
    static string s_text = "text";

    static bool Probe() => Any().IsCompleted;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async ValueTask<bool> Any() => (await Get(1)).Length > 0;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async Task<string> Get(int n)
    {
        if (n < 0)
            throw new ArgumentOutOfRangeException(nameof(n));
        if (n % 2 == 1)
            return [|s_text|];
        await Task.Yield();
        return n.ToString();
    }

    static async Task<string> Text(int n) => await Get(n) + n;

    static string Behave(int n) => Text(n).GetAwaiter().GetResult();
}
