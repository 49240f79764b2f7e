// title: Any without a condition
// row: each LINQ operator
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static IEnumerable<int> s_numbers = new List<int> { 1, 2, 3 };

    static bool Probe() => s_numbers.Any();
}
