// title: `builder.Append(number.ToString("x2"))` on a builder that may be null
// rule: ALLOC305
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC305.Value
// safety: unsafe
// difference: a builder that is null throws before the value is formatted
// shows: 1, true
// except: isMissing
// after: 0
static class Case
{
    static StringBuilder? s_builder = new(100);

    static int Probe(int number = 200)
    {
        s_builder!.Clear();
        var builder = s_builder.Length == 0 ? s_builder : null;
        builder!.Append([|number.ToString("x2")|]);
        return s_builder.Length;
    }

    static string Behave(int number, bool isMissing)
    {
        s_builder!.Clear();
        var builder = isMissing ? null : s_builder;
        builder!.Append([|number.ToString("Q")|]);
        return s_builder.ToString();
    }
}
