// title: a lambda in a `for` that captures its variable, with the one closure of the loop
// rule: ALLOC403
// bytes: 88/64.24
// message: the closure is made once, and the message tells what each iteration makes
static class Case
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Keep(Func<int> get)
    {
        Sink.KeepObject(get);
        return get();
    }

    static int Probe() => Sum(1);

    static int Loop() => Sum(100);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Sum(int count)
    {
        var sum = 0;
        for (var i = 0; i < count; i++)
            sum += Keep([|() => i|]);
        return sum;
    }
}
