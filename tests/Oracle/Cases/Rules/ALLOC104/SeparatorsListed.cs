// title: `text.IndexOfAny(['/', ':'])`
// rule: ALLOC104
// bytes: 32
// fix: ALLOC104.field
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "a/b") => text.IndexOfAny([|['/', ':']|]);

    static string Behave(string text) => text is null
        ? ""
        : text.LastIndexOfAny([|['/', Path.DirectorySeparatorChar]|]) + text.Trim([|['a', ' ']|]) + text.TrimEnd([|['b', Path.PathSeparator]|]);
}
