// title: `set.ToArray()[1]` of a set of three numbers
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
static class Case
{
    static readonly HashSet<int> s_set = [1, 2, 3];

    static int Probe() => [|s_set.ToArray()|][1];
}
