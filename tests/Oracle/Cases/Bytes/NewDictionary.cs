// title: new Dictionary<int, int>()
// rule: none: it shows what the construct takes
// bytes: 80
static class Case
{
    static object Probe() => new Dictionary<int, int>();
}
