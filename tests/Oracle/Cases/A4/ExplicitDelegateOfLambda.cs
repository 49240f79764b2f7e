// title: new Func<int>(() => 1)
// row: explicit new Action(M)
// rule: none: the compiler keeps one delegate for the process
// bytes: 0
// il: none
static class Case
{
    static void Probe() => Sink.Keep(new Func<int>(() => 1));
}
