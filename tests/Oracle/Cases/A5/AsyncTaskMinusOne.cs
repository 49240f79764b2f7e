// title: an async Task<int> that completes at once with -1
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the library keeps the tasks of -1 to 8
// bytes: 0
static class Case
{
    static Task<int> Probe(int result = -1) => Later(result);

    static async Task<int> Later(int result)
    {
        await Task.CompletedTask;
        return result;
    }
}
