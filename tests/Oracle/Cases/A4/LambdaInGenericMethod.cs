// title: a lambda that captures nothing, in a generic method
// row: lambda capturing nothing, also in generic methods
// rule: none: the compiler keeps one delegate for each type argument
// bytes: 0
static class Case
{
    static void Probe(string text = "a") => Keep(text);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep<T>(T value) => Sink.KeepObject((Func<T, int>)(_ => 1));
}
