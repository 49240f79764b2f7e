// title: Task.FromResult of a text
// row: Task.FromResult(x)
// rule: none: no rule reports tasks yet
// bytes: 72
static class Case
{
    static Task<string> Probe(string result = "a") => Task.FromResult(result);
}
