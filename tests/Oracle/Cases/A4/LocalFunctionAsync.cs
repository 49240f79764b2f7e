// title: a local function with captures that is async and completes at once
// row: local function converted to a delegate, or async or iterator
// rule: none: closures are for a later rule
// bytes: 24
static class Case
{
    static Task Probe(int number = 3)
    {
        return Later();

        async Task Later()
        {
            await Task.CompletedTask;
            Sink.Look(number);
        }
    }
}
