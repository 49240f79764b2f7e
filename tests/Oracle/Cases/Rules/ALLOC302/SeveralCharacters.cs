// title: `text.Split(',', ';')`, the first part used
// rule: ALLOC302
// bytes: 176
// message: the number of the parts and their lengths are not known, nor is the array of the separators counted
// fix: ALLOC302.Ranges
// safety: safe
// after: 32
static class Case
{
    static string Probe(string text = "abcd,efgh;ijkl")
    {
        if (text is null)
            return "";
        var parts = [|text.Split(',', ';')|];
        return parts[0];
    }

    static string Behave(string text)
    {
        if (text is null)
            return "";
        var parts = [|text.Split(',', ' ', 'a', '1')|];
        return parts[0] + (parts.Length > 3 ? parts[3] : parts.Length > 1 ? parts[1] : "");
    }
}
