// title: `builder.AppendFormat("{0}", new object[] { text })`
// rule: ALLOC103
// bytes: 32
// user: net10 0/32 | 32
// unflagged: the builder has room
// fix: ALLOC103.item
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe(string text = "abc") => s_text.Clear().AppendFormat("a{0}b", [|new object[] { text }|]).Length;

    static string Behave(string format, object value) => string.Format(format, [|new object[] { value }|]);

    static string BehaveHole(object value) => string.Format("{0,9}{{{0:x}", [|new object[] { value }|]);

    static string BehaveTwoHoles(object value) => string.Format("{0} {1}", [|new object[] { value }|]);

    static string BehaveConcat(object value) => string.Concat([|new object[] { value }|]);

    static string BehaveBuilder(char c, object value, int index) =>
        new StringBuilder("ab").Append([|new[] { c }|]).Insert(index, [|new[] { c }|]).AppendFormat("{0}", [|new object[] { value }|]).ToString();
}
