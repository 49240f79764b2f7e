// title: an async Task<bool> that completes at once
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the library keeps both tasks
// bytes: 0
static class Case
{
    static Task<bool> Probe(bool result = true) => Later(result);

    static async Task<bool> Later(bool result)
    {
        await Task.CompletedTask;
        return result;
    }
}
