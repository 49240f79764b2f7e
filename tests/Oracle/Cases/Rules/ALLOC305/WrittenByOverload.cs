// title: `builder.Append(Row(name))` where `Row(name, builder)` exists
// rule: ALLOC305
// bytes: 48
// message: the lengths of the strings are not known
// unflagged: the method that returns the string is left to other callers
// il: elsewhere: the method that is called makes the string
// fix: ALLOC305.Written
// safety: unsafe
// difference: another overload of 'Row' is called
// shows: "a", true
// except: differs
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(string name = "aaaaaaaaaa")
    {
        s_builder.Clear();
        s_builder.Append([|Row(name)|]);
        return s_builder.Length;
    }

    static bool s_differs;

    static string Behave(string name, bool differs)
    {
        s_differs = differs;
        var builder = new StringBuilder(16, int.MaxValue).Append("<");
        builder.Append([|Row(name)|]);
        return builder.ToString();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static string Row(string name) => name + ";";

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Row(string name, StringBuilder builder) => builder.Append(name).Append(s_differs ? '!' : ';');
}
