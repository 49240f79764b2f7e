// title: a static method group
// rule: none: the compiler keeps one delegate from C# 11 on
// bytes: 0
// il: none
static class Case
{
    static void Probe() => Sink.KeepObject((Func<int>)One);

    static int One() => 1;
}
