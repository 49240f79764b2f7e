// title: a static method as a delegate
// row: static method group, implicit conversion
// rule: none: delegates are for a later rule
// language: 10
// bytes: 64
static class Case
{
    static void Probe() => Sink.Keep<Func<int>>(Number);

    static int Number() => 1;
}
