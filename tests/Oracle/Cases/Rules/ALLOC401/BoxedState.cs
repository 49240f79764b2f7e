// title: `token.Register(() => Stop(name, number))`, whose state is an `object`
// rule: ALLOC401
// bytes: 96
// message: the registration takes more
// il: elsewhere: the registration is made by the callee
// fix: ALLOC401.State
// safety: safe
static class Case
{
    private static CancellationTokenSource s_source = new();
    private static readonly StringBuilder s_stopped = new();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Stop(string name, int number) => s_stopped.Append(name).Append(number);

    static void Probe(string name = "n", int number = 1) => s_source.Token.Register([|() => Stop(name, number)|]).Dispose();

    static string Behave(string name, int number, bool cancels)
    {
        s_stopped.Clear();
        var source = new CancellationTokenSource();
        source.Token.Register([|() => Stop(name, number)|]);
        if (cancels)
            source.Cancel();
        return s_stopped.ToString();
    }
}
