// title: an interpolated string appended to a StringBuilder
// row: $"..." otherwise, DefaultInterpolatedStringHandler present
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static StringBuilder s_text = new(64);

    static void Probe(int number = 300) => s_text.Clear().Append($"a{number}");
}
