// title: a lambda that captures a local and is passed on
// row: lambda capturing a local or parameter
// rule: none: no rule reports closures yet
// bytes: 88
static class Case
{
    static void Probe(int number = 3)
    {
        var local = number;
        Sink.KeepObject((Func<int>)(() => local));
    }
}
