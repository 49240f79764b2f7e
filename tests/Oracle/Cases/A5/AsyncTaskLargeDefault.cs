// title: an async Task that completes at once with the default of a struct of 32 bytes
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the task holds what the function itself makes or waits for
// bytes: 96
struct Item
{
    public long A, B, C, D;
}

static class Case
{
    static Task<Item> Probe(Item result = default) => Later(result);

    static async Task<Item> Later(Item result)
    {
        await Task.CompletedTask;
        return result;
    }
}
