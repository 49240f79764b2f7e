// title: `text += name` on a parameter that may be null
// rule: ALLOC303
// bytes: 1200
// message: the string grows, so no number is named
// fix: ALLOC303.StringBuilder
// safety: unsafe
// difference: null becomes an empty string where nothing is appended
// shows: null, 0
// except: text is null
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
