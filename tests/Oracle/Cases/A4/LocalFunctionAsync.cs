// title: a local function with captures that is async and completes at once
// row: local function converted to a delegate, or async or iterator
// rule: ALLOC406
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// bytes: 24
static class Case
{
    static Task Probe(int number = 3)
    {
        return Later();

        async Task [|Later|]()
        {
            await Task.CompletedTask;
            Sink.Look(number);
        }
    }
}
