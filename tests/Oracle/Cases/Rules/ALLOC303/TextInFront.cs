// title: `text = name + text` for ten names of nine characters
// rule: ALLOC303
// bytes: 1200
// message: the string grows, so no number is named
static class Case
{
    static string Probe(string name = "abcdefghi", int count = 10)
    {
        var text = "";
        for (var i = 0; i < count; i++)
            [|text = name + text|];
        return text;
    }
}
