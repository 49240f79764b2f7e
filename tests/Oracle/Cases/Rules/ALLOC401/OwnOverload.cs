// title: a method of the project whose overload hands a state on
// rule: ALLOC401
// bytes: 88
// fix: ALLOC401.State
// safety: safe
// after: 0
static class Case
{
    private static int s_sum;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Run(Action action) => Run(static run => run(), action);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Run<TState>(Action<TState> action, TState state) => action(state);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Add(int number) => s_sum += number;

    static void Probe(int number = 3) => Run([|() => Add(number)|]);

    static int Behave(int number, int other)
    {
        s_sum = other;
        Run([|() => Add(number)|]);
        return s_sum;
    }
}
