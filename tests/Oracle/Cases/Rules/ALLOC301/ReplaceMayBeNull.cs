// title: `int.TryParse(text.Replace(",", ""), out n)` of a text that may be null
// rule: ALLOC301
// bytes: 40
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Scratch
// safety: unsafe
// difference: null is treated as empty
// shows: null
// except: text is null
// after: 0
static class Case
{
    static int Probe(string text = "1,234,567") => int.TryParse([|text.Replace(",", "")|], out var n) ? n : -1;

    static int Behave(string text) => int.TryParse([|text.Replace(",", "")|], out var n) ? n : -1;
}
