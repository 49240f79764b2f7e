// title: an async Task<DateTime> that completes at once with the default
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the library keeps the task of the default
// bytes: 0
static class Case
{
    static Task<DateTime> Probe(DateTime result = default) => Later(result);

    static async Task<DateTime> Later(DateTime result)
    {
        await Task.CompletedTask;
        return result;
    }
}
