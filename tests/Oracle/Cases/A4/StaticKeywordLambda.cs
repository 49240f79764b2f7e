// title: a static lambda
// row: static lambda keyword
// rule: none: the compiler keeps one delegate for the process
// bytes: 0
// il: none
static class Case
{
    static void Probe() => Sink.KeepObject((Func<int>)(static () => 1));
}
