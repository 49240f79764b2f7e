// title: `text.IndexOfAny(new[] { c })`
// rule: ALLOC103
// bytes: 32
// fix: ALLOC103.item
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "a,b", char c = ',') => text.IndexOfAny([|new[] { c }|]);

    static string Behave(string text, char c, int start, int count) =>
        text.IndexOfAny([|new[] { c }|]) + " " + text.LastIndexOfAny([|new[] { c }|]) + " " + text.IndexOfAny([|new[] { c }|], start)
        + " " + text.LastIndexOfAny([|new[] { c }|], start) + " " + text.IndexOfAny([|new[] { c }|], start, count);

    static int BehaveBackwards(string text, char c, int start, int count) => text.LastIndexOfAny([|new[] { c }|], start, count);
}
