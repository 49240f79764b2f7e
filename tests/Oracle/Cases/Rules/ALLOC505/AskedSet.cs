// title: `list.ToHashSet().Contains(item)` of five numbers
// rule: ALLOC505
// bytes: 272
// message: the length of a copy is not computed
// fix: ALLOC505.AskSource
// safety: safe
// nulls: annotations
// after: 0
static class Case
{
    static List<int> s_list = [1, 2, 3, 4, 5];

    static bool Probe(int item = 4) => [|s_list.ToHashSet()|].Contains(item);

    static bool Behave(int first, int second) => [|new List<int> { first, 3, first }.ToHashSet()|].Contains(second);
}
