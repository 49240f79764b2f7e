// title: the same of a `string?`
// rule: ALLOC301
// bytes: 80
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Scratch
// safety: unsafe
// nulls: annotations
// difference: null is treated as empty
// shows: null
// except: text is null
// after: 0
static class Case
{
    static int Probe(string? text = " 1,234,567 ") => int.Parse([|text!.Replace(",", "").Trim()|]);

    static int Behave(string? text) => int.Parse([|text!.Replace(",", "").Trim()|]);
}
