// title: a local function that captures and becomes a delegate
// row: local function converted to a delegate, or async or iterator
// rule: ALLOC403
// bytes: 88
static class Case
{
    static void Probe(int number = 3)
    {
        Sink.Keep<Func<int>>([|Next|]);

        int Next() => number + 1;
    }
}
