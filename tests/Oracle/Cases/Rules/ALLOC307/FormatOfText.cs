// title: `string.Format(text)`
// rule: ALLOC307
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC307.Bare
// safety: unsafe
// difference: braces
// shows: null
// except: text is null || text.Contains('{') || text.Contains('}')
// after: 0
static class Case
{
    static string Probe(string text = "abc") => [|string.Format(text)|];

    static string Behave(string text) => [|string.Format(text)|];
}
