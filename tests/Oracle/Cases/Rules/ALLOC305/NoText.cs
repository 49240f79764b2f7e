// title: `new StringBuilder()` to which nothing is appended on the usual way
// rule: ALLOC305
// bytes: 104
// unflagged: an empty text is no object
// fix: ALLOC305.StackText
// safety: safe
// after: 0
static class Case
{
    static string Probe(int number = 123)
    {
        var builder = [|new StringBuilder()|];
        if (number < 0)
            builder.Append("below ").Append(number);
        return builder.ToString();
    }

    static string Behave(int number)
    {
        var builder = [|new StringBuilder()|];
        if (number < 0)
            builder.Append("below ").Append(number);
        return builder.ToString();
    }
}
