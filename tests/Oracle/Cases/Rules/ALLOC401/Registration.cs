// title: `token.Register(() => Stop(name))`
// rule: ALLOC401
// bytes: 88
// message: the registration takes more
// il: elsewhere: the registration is made by the callee
// fix: ALLOC401.State
// safety: safe
static class Case
{
    private static CancellationTokenSource s_source = new();
    private static readonly StringBuilder s_stopped = new();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Stop(string name) => s_stopped.Append(name);

    static void Probe(string name = "n") => s_source.Token.Register([|() => Stop(name)|]).Dispose();

    static string Behave(string name, bool cancels)
    {
        s_stopped.Clear();
        var source = new CancellationTokenSource();
        source.Token.Register([|() => Stop(name)|]);
        if (cancels)
            source.Cancel();
        return s_stopped.ToString();
    }
}
