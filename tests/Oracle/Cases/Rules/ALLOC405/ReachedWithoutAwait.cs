// title: `async Task<string> Get()` that awaits only where the text is not there yet, whose callers await it at once
// rule: ALLOC405
// bytes: 72
// il: elsewhere: the builder of the method makes the task
// fix: ALLOC405.ValueTask
// safety: safe
// after: 0
static class Case
{
    static string? s_text = "text";

    static bool Probe() => Any().IsCompleted;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async ValueTask<bool> Any() => (await Get(1)).Length > 0;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async Task<string> Get(int n)
    {
        if (s_text is null || n % 2 == 0)
        {
            await Task.Yield();
            s_text = n.ToString();
        }

        return [|s_text|];
    }

    static async Task<string> Text(int n) => await Get(n) + n;

    static string Behave(int n)
    {
        s_text = n % 3 == 0 ? null : "kept";
        var text = Text(n).GetAwaiter().GetResult();
        s_text = "text";
        return text;
    }
}
