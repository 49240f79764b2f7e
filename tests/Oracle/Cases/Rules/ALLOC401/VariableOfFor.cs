// title: `Run(() => Use(i))` in a `for`, where `Run` is a method of the project that only runs what it is given
// rule: ALLOC401
// bytes: 88
// message: 24 B are the closure of the loop, 64 B the delegate of an iteration
// fix: ALLOC401.Overload
// safety: safe
// after: 0
static class Case
{
    static int Probe(int number = 1)
    {
        var sum = 0;
        for (var i = 0; i < number; i++)
            sum += Run([|() => i + 1|]);
        return sum;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Run(Func<int> get) => get();

    static int s_count;

    static string Behave(int count)
    {
        s_count = count;
        var all = new List<int>(9);
        for (var i = 0; i < 9; i++)
            all.Add(Run([|() => i / (i - s_count)|]));
        return string.Join(",", all);
    }
}
