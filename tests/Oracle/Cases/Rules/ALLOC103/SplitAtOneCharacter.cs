// title: `text.Split(new[] { ',' })` of a text without a comma
// rule: ALLOC103
// bytes: 64
// unflagged: Split makes the array that the code asks for
// message: Split makes an array of 32 B as well
// fix: ALLOC103.item
// safety: safe
// after: 32
static class Case
{
    static string[] Probe(string text = "abc") => text.Split([|new[] { ',' }|]);

    static string[] Behave(string text) => text.Split([|new[] { ',' }|]);

    static string[] BehaveOptions(string text, char c) => text.Split([|new[] { c }|], StringSplitOptions.RemoveEmptyEntries);

    static string[] BehaveCount(string text, char c, int count) => text.Split([|new[] { c }|], count);
}
