// title: an async Task<string> that completes at once with a text
// row: async Task<T> completing synchronously: true/false, int -1..8, default(T)
// rule: none: the task holds what the function itself makes or waits for
// bytes: 72
static class Case
{
    static Task<string> Probe(string result = "a") => Later(result);

    static async Task<string> Later(string result)
    {
        await Task.CompletedTask;
        return result;
    }
}
