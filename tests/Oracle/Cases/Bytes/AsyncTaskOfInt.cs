// title: async Task<int> that completes at once
// rule: none: it shows what the construct takes
// bytes: 72
static class Case
{
    static Task<int> Probe(int i = 300) => Later(i);

    static async Task<int> Later(int i)
    {
        await Task.CompletedTask;
        return i;
    }
}
