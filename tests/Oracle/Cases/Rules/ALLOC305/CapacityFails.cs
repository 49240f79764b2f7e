// title: `new StringBuilder(capacity)` for one text of three characters
// rule: ALLOC305
// bytes: 136
// message: the capacity is not known
// unflagged: the text itself is needed
// fix: ALLOC305.StackText
// safety: unsafe
// difference: the capacity is no longer computed
// shows: -1
// except: capacity < 0
// after: 32
static class Case
{
    internal static int s_capacity = 16;

    static string Probe(int number = 123)
    {
        var builder = [|new StringBuilder(s_capacity)|];
        builder.Append(number);
        return builder.ToString();
    }

    static string Behave(int capacity)
    {
        if (capacity > 10000)
            return "";
        var builder = [|new StringBuilder(capacity)|];
        builder.Append(capacity);
        return builder.ToString();
    }
}
