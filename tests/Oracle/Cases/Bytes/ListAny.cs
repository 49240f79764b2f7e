// title: list.Any()
// rule: none: the library looks at the count
// bytes: 0
static class Case
{
    static List<int> s_list = [1, 2, 3];

    static bool Probe() => s_list.Any();
}
