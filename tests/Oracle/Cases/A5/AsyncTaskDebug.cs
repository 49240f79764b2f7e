// title: an async Task that completes at once
// row: state machine type
// rule: none: the rules assume optimised code unless assume_optimized says otherwise
// build: debug
// bytes: 40
// note: the state machine is a class there
static class Case
{
    static Task Probe(int number = 3) => Later(number);

    static async Task Later(int number)
    {
        await Task.CompletedTask;
        Sink.Look(number);
    }
}
