// title: an async Task<long> that completes at once with 0
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the library keeps the task of 0
// bytes: 0
static class Case
{
    static Task<long> Probe(long result = 0) => Later(result);

    static async Task<long> Later(long result)
    {
        await Task.CompletedTask;
        return result;
    }
}
