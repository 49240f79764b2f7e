// title: `builder.Append(other.ToString())` of a builder that may be null
// rule: ALLOC305
// bytes: 48
// message: the length of the text is not known
// fix: ALLOC305.Copied
// safety: unsafe
// difference: a builder that is null appends nothing instead of throwing
// shows: true
// except: isMissing
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);
    static StringBuilder? s_other = new("abcdefghijk");

    static int Probe()
    {
        s_builder.Clear();
        s_builder.Append([|s_other!.ToString()|]);
        return s_builder.Length;
    }

    static string Behave(bool isMissing)
    {
        s_builder.Clear();
        var other = isMissing ? null : s_other;
        s_builder.Append([|other!.ToString()|]);
        return s_builder.ToString();
    }
}
