// title: a local function that captures, as a delegate
// rule: none: it shows what the construct takes
// bytes: 88
static class Case
{
    static void Probe(int i = 3)
    {
        var local = i;
        Sink.KeepObject((Func<int, int>)Add);

        int Add(int n) => n + local;
    }
}
