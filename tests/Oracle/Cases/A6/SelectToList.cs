// title: Select and ToList over a list
// row: each LINQ operator; ToList and ToArray add buffers
// rule: ALLOC602
// bytes: 144
static class Case
{
    static List<int> s_numbers = new() { 1, 2, 3 };

    static List<int> Probe() => [|s_numbers.Select(static number => number * 2).ToList()|];
}
