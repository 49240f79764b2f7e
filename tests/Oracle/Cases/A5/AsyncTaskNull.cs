// title: an async Task<string> that completes at once with null
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the library keeps the task of null
// bytes: 0
static class Case
{
    static Task<string?> Probe(string? result = null) => Later(result);

    static async Task<string?> Later(string? result)
    {
        await Task.CompletedTask;
        return result;
    }
}
