// title: a lambda that captures a local, passed on: closure 24 B and delegate 64 B
// rule: none: it shows what the construct takes
// bytes: 88
static class Case
{
    static void Probe(int i = 3)
    {
        var local = i;
        Sink.KeepObject((Func<int>)(() => local));
    }
}
