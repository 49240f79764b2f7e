// title: `array.ToList().IndexOf(item)` of five numbers
// rule: ALLOC505
// bytes: 80
// message: the length of a copy is not computed
// fix: ALLOC505.AskSource
// safety: safe
// after: 0
static class Case
{
    static int[] s_array = [1, 2, 3, 4, 5];

    static int Probe(int item = 4) => [|s_array.ToList()|].IndexOf(item);

    static int Behave(int first, int second) => [|new[] { second, first }.ToList()|].IndexOf(first);
}
