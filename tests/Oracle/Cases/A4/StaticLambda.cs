// title: a lambda that captures nothing
// row: lambda capturing nothing
// rule: none: the compiler keeps one delegate for the process
// bytes: 0
// il: none
static class Case
{
    static void Probe() => Sink.KeepObject((Func<int>)(() => 1));
}
