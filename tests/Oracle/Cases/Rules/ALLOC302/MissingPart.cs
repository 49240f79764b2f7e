// title: `text.Split(',')`, the second part used without a look at their number
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Ranges
// safety: unsafe
// difference: a missing part is empty instead of an exception
// shows: "a"
// except: text is null || text.Split(',').Length < 2
// after: 32
static class Case
{
    static string Probe(string text = "abcd,efgh,ijkl")
    {
        if (text is null)
            return "";
        var parts = [|text.Split(',')|];
        return parts[1];
    }

    static string Behave(string text)
    {
        if (text is null)
            return "";
        var parts = [|text.Split(',')|];
        return parts[1];
    }
}
