// title: Any with a condition on a list
// row: each LINQ operator
// rule: none: the library looks at the list itself from .NET 9 on
// bytes: 40, net9+ 0
static class Case
{
    static IEnumerable<int> s_numbers = new List<int> { 1, 2, 3 };

    static bool Probe() => s_numbers.Any(number => number > 2);
}
