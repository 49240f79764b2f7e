// title: `text += name` on a parameter that annotations promise
// rule: ALLOC303
// bytes: 1200
// message: the string grows, so no number is named
// fix: ALLOC303.StringBuilder
// safety: safe
// nulls: annotations
static class Case
{
    static string Probe(string text = "ab", int count = 10)
    {
        for (var i = 0; i < count; i++)
            [|text += "abcdefgh"|];
        return text;
    }

    static string Behave(string text, byte count)
    {
        for (var i = 0; i < count; i++)
            [|text += "abcdefgh"|];
        return text;
    }
}
