// title: an async Task<int> that only awaits another
// row: async Task<T> completing synchronously
// rule: ALLOC405
// bytes: 144
// note: each async method makes a task of its own
static class Case
{
    static Task<int> Probe(int number = 300) => Outer(number);

    static async Task<int> Outer(int number) => [|await Inner(number)|];

    static async Task<int> Inner(int number)
    {
        await Task.CompletedTask;
        return number;
    }
}
