// title: `text.Trim(new[] { 'x' })`
// rule: ALLOC103
// bytes: 32
// unflagged: Trim gives the text itself back
// fix: ALLOC103.item
// safety: safe
// after: 0
static class Case
{
    static string Probe(string text = "abc") => text.Trim([|new[] { 'x' }|]);

    static string Behave(string text, char c) => text.Trim([|new[] { c }|]);

    static string BehaveStart(string text, char c) => text.TrimStart([|new[] { c }|]);

    static string BehaveEnd(string text, char c) => text.TrimEnd([|new[] { c }|]);

    static string BehaveOwn(string text)
    {
        var c = text.Length > 0 ? text[0] : ' ';
        return text.Trim([|new[] { c }|]);
    }
}
