// title: `text.Split(',').Length` of a `string` that annotations promise
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Ranges
// safety: safe
// nulls: annotations
// after: 32
static class Case
{
    static string Probe(string text = "abcd,efgh,ijkl")
    {
        var parts = [|text.Split(',')|];
        return parts.Length > 2 ? parts[1] : "";
    }

    static string Behave(string text)
    {
        var parts = [|text.Split(',')|];
        return parts.Length > 2 ? parts[1] : "";
    }
}
