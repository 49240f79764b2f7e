// title: a lambda in a loop that captures the variable of the iteration
// rule: ALLOC403
// bytes: 88
static class Case
{
    private static readonly int[] Numbers = [3];

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Keep(Func<int> get)
    {
        Sink.KeepObject(get);
        return get();
    }

    static int Probe(int number = 3)
    {
        var sum = 0;
        foreach (var one in Numbers)
            sum += Keep([|() => one|]);
        return sum + number;
    }
}
