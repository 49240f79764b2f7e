// title: `Run(() => Use(number))`, where `Run` is a method of the project that lacks an overload with a state
// rule: ALLOC401
// bytes: 88
// fix: ALLOC401.Overload
// safety: safe
// after: 0
static class Case
{
    static int Probe(int number = 3) => Run([|() => number + 1|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Run(Func<int> get) => get();

    static int Behave(int number, string text)
    {
        var sum = Run([|() => number / (text == null ? 0 : text.Length)|]);
        return sum + Run([|() => number|]);
    }
}
