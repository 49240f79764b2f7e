// title: a static method as a delegate
// row: static method group, implicit conversion
// rule: none: the compiler keeps one delegate for the process
// bytes: 0
// il: none
static class Case
{
    static void Probe() => Sink.Keep<Func<int>>(Number);

    static int Number() => 1;
}
