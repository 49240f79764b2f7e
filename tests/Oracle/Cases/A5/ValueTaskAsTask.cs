// title: AsTask of a ValueTask<int> that completed
// row: async ValueTask<T> completing synchronously
// rule: none: the task holds what the function itself makes or waits for
// bytes: 72
static class Case
{
    static Task<int> Probe(int result = 300) => new ValueTask<int>(result).AsTask();
}
