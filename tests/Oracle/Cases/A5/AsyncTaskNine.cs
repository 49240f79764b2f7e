// title: an async Task<int> that completes at once with 9
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the task holds what the function itself makes or waits for
// bytes: 72
static class Case
{
    static Task<int> Probe(int result = 9) => Later(result);

    static async Task<int> Later(int result)
    {
        await Task.CompletedTask;
        return result;
    }
}
