// title: `text.IndexOfAny(new[] { Path.DirectorySeparatorChar, ':' })`
// rule: ALLOC104
// bytes: 32
// fix: ALLOC104.field
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "a/b") => text.IndexOfAny([|new[] { Path.DirectorySeparatorChar, ':' }|]);

    static string Behave(string text)
    {
        char[] ends = [|{ Path.DirectorySeparatorChar, Path.AltDirectorySeparatorChar }|];
        return text is null ? "" : text.LastIndexOfAny(ends) + text.TrimEnd([|new[] { Path.PathSeparator, 'a' }|]);
    }
}
