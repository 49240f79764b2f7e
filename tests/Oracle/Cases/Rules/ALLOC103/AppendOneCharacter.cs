// title: `builder.Append(new[] { c })`
// rule: ALLOC103
// bytes: 32
// unflagged: the builder has room
// fix: ALLOC103.item
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe(char c = 'x') => s_text.Clear().Append([|new[] { c }|]).Length;

    static string Behave(string text, char c, int index) => new StringBuilder(text).Append([|new[] { c }|]).Insert(index, [|new[] { c }|]).ToString();

    static System.Collections.Immutable.ImmutableArray<string> BehaveArray(string text) => System.Collections.Immutable.ImmutableArray.Create([|new[] { text }|]);

    static int BehaveList(int number) => System.Collections.Immutable.ImmutableList.Create([|new[] { number }|])[0];
}
