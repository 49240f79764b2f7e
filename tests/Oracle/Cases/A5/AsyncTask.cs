// title: an async Task that completes at once
// row: async Task completing synchronously
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static Task Probe(int number = 3) => Later(number);

    static async Task Later(int number)
    {
        await Task.CompletedTask;
        Sink.Look(number);
    }
}
