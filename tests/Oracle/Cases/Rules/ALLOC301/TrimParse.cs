// title: int.Parse(text.Trim())
// rule: ALLOC301
// bytes: 32
// message: Trim allocates only where there is something to trim, so no number is named
// fix: ALLOC301.Span
// safety: unsafe
// difference: null
// shows: null
// except: text is null
// after: 0
static class Case
{
    static int Probe(string text = " 42") => int.Parse([|text.Trim()|]);

    static int Behave(string text) => int.Parse([|text.Trim()|]);
}
