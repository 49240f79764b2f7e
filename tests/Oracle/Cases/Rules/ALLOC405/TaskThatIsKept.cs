// title: `async Task<string> Get()` whose task a caller keeps
// rule: none: a 'ValueTask' can be awaited once
// bytes: 72
// il: elsewhere: the builder of the method makes the task
static class Case
{
    static string s_text = "text";

    static Task<string> Probe() => Get(1);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async Task<string> Get(int n)
    {
        if (n % 2 == 1)
            return s_text;
        await Task.Yield();
        return n.ToString();
    }
}
