// title: a lambda that captures nothing
// rule: none: the compiler keeps one delegate
// bytes: 0
// il: none
static class Case
{
    static void Probe() => Sink.KeepObject((Func<int, int>)(x => x + 1));
}
