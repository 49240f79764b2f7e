// title: `Task.FromResult(found)` of a value that is there, whose callers await it at once
// rule: ALLOC405
// bytes: 72
// il: elsewhere: FromResult makes the task
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
    static Task<string> Get(int n)
    {
        if (n < 0)
            throw new ArgumentOutOfRangeException(nameof(n));
        if (n % 2 == 1)
            return [|Task.FromResult(s_text)|];
        return Slow(n);
    }

    static async Task<string> Slow(int n)
    {
        await Task.Yield();
        return n % 3 == 0 ? throw new InvalidOperationException() : n.ToString();
    }

    static async Task<string> Text(int n)
    {
        try
        {
            return await Get(n) + n;
        }
        catch (InvalidOperationException e)
        {
            return e.GetType().Name;
        }
    }

    static string Behave(int n) => Text(n).GetAwaiter().GetResult();
}
