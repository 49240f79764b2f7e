// title: `int.Parse(text.Replace(",", "").Trim())` of a `string` that annotations promise
// rule: ALLOC301
// bytes: 80
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Scratch
// safety: safe
// nulls: annotations
// after: 0
static class Case
{
    static int Probe(string text = " 1,234,567 ") => int.Parse([|text.Replace(",", "").Trim()|]);

    static int Behave(string text) => int.Parse([|text.Replace(",", "").Trim()|]);

    static int BehaveOfItems(List<string> texts)
    {
        var sum = 0;
        foreach (var text in texts)
            sum = unchecked(sum + int.Parse([|text.Replace(",", "").Trim()|]));
        return sum;
    }
}
