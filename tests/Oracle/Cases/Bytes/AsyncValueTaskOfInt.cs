// title: async ValueTask<int> that completes at once
// rule: none: the value is in the struct
// bytes: 0
static class Case
{
    static ValueTask<int> Probe(int i = 300) => Later(i);

    static async ValueTask<int> Later(int i)
    {
        await Task.CompletedTask;
        return i;
    }
}
