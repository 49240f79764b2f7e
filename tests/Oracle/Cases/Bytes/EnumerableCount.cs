// title: enumerable.Count() on a list
// rule: none: the library looks at the count
// bytes: 0
static class Case
{
    static IEnumerable<int> s_list = new List<int> { 1, 2, 3 };

    static int Probe() => s_list.Count();
}
