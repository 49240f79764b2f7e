// title: enumerable.Any(x => x > 2) on a list
// rule: none: it shows what the construct takes
// bytes: 40, net9+ 0
static class Case
{
    static IEnumerable<int> s_list = new List<int> { 1, 2, 3 };

    static bool Probe() => s_list.Any(x => x > 2);
}
