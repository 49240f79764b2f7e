// title: `text.Contains(letter.ToString())`
// rule: ALLOC307
// bytes: 24
// fix: ALLOC307.Value
// safety: safe
// after: 0
static class Case
{
    static bool Probe(char letter = 'c', string text = "abc") => text.Contains([|letter.ToString()|]);

    static string Behave(char letter, string text) => text.Contains([|letter.ToString()|]) + string.Join([|letter.ToString()|], text, text)
        + text.IndexOf([|letter.ToString()|], StringComparison.Ordinal)
        + new StringBuilder(text).Insert(0, [|letter.ToString()|]);
}
