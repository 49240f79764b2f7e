// title: `list.ToDictionary(x => x).ContainsKey(key)` of five numbers
// rule: ALLOC505
// bytes: 272
// user: net10 272 | 192/272
// message: the length of a copy is not computed
static class Case
{
    static List<int> s_list = [1, 2, 3, 4, 5];

    static bool Probe(int key = 4) => [|s_list.ToDictionary(static x => x)|].ContainsKey(key);
}
