// title: an int passed to an object parameter
// rule: ALLOC201
// bytes: 24
static class Case
{
    static void Probe(int i = 300) => Sink.KeepObject([|i|]);
}
