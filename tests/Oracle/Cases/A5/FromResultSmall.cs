// title: Task.FromResult(5)
// row: Task.FromResult(x)
// rule: none: the library keeps the tasks of -1 to 8
// bytes: 0
static class Case
{
    static Task<int> Probe(int result = 5) => Task.FromResult(result);
}
