// title: an async Task<int> that completes at once with a number that is not kept
// row: async Task<T> completing synchronously
// rule: none: the task holds what the function itself makes or waits for
// bytes: 72
static class Case
{
    static Task<int> Probe(int number = 300) => Later(number);

    static async Task<int> Later(int number)
    {
        await Task.CompletedTask;
        return number;
    }
}
