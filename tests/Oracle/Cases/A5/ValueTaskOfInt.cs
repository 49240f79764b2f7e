// title: an async ValueTask<int> that completes at once
// row: async ValueTask<T> completing synchronously
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static int Probe(int result = 300) => Later(result).Result;

    static async ValueTask<int> Later(int result)
    {
        await Task.CompletedTask;
        return result;
    }
}
