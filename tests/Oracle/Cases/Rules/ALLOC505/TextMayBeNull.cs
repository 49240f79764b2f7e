// title: `builder.Append(text.ToCharArray())`
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: null is treated as empty
// shows: null
// except: text is null
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(string text = "12345678")
    {
        s_builder.Clear();
        s_builder.Append([|text.ToCharArray()|]);
        return s_builder.Length;
    }

    static string Behave(string text) => new StringBuilder("<").Append([|text.ToCharArray()|]).ToString();
}
