// title: `builder.Append("n=" + text.Length)` on the builder of a caller
// rule: ALLOC305
// bytes: 72
// message: the lengths of the strings are not known
// fix: ALLOC305.Parts
// safety: unsafe
// difference: the text before an operand that fails stays appended
// shows: null
// except: text is null
// after: 0
static class Case
{
    static StringBuilder s_builder = new(2000);
    static string s_text = new('a', 1000);

    static int Probe()
    {
        s_builder.Clear();
        s_builder.Append([|"n=" + s_text.Length|]);
        return s_builder.Length;
    }

    static string Behave(string text)
    {
        var builder = new StringBuilder(16, int.MaxValue);
        try
        {
            Add(builder, text);
        }
        catch (NullReferenceException)
        {
        }

        return builder.ToString();
    }

    static void Add(StringBuilder builder, string text) => builder.Append([|"n=" + text.Length|]);
}
