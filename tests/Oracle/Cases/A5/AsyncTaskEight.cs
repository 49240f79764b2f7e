// title: an async Task<int> that completes at once with 8
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the library keeps the tasks of -1 to 8
// bytes: 0
static class Case
{
    static Task<int> Probe(int result = 8) => Later(result);

    static async Task<int> Later(int result)
    {
        await Task.CompletedTask;
        return result;
    }
}
