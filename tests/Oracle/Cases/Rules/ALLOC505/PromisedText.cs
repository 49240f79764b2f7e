// title: `builder.Append(text.ToCharArray())` of a `string` that annotations promise
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: safe
// nulls: annotations
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
