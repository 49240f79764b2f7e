// title: new Func<int>(StaticMethod)
// row: explicit new Action(M)
// rule: none: delegates are for a later rule
// bytes: 64
static class Case
{
    static void Probe() => Sink.Keep(new Func<int>(Number));

    static int Number() => 1;
}
