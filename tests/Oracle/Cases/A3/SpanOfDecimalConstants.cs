// title: ReadOnlySpan<decimal> of new[] { constants }
// row: ReadOnlySpan<string> etc. from a constant array
// rule: none: the compiler keeps one array
// bytes: 0
static class Case
{
    static ReadOnlySpan<decimal> Amounts => new[] { 1m, 2m };

    static decimal Probe(int index = 1) => Amounts[index];
}
