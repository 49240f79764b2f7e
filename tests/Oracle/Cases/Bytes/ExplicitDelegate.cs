// title: new Func<int>(StaticMethod)
// rule: none: it shows what the construct takes
// bytes: 64
static class Case
{
    static void Probe() => Sink.KeepObject(new Func<int>(One));

    static int One() => 1;
}
