// title: `builder.Append(new string(buffer, start, length))`
// rule: ALLOC301
// bytes: 32
// message: the length depends on the call
// fix: ALLOC301.Characters
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new StringBuilder(100);
    static char[] s_buffer = ['a', 'b', 'c', 'd', 'e'];

    static int Probe(int start = 1, int length = 4)
    {
        var builder = s_builder;
        var buffer = s_buffer;
        if (builder is null || buffer is null)
            return 0;
        builder.Clear();
        builder.Append([|new string(buffer, start, length)|]);
        return builder.Length;
    }

    static string Behave(char[] buffer, int start, int length)
    {
        if (buffer is null)
            return "";
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append([|new string(buffer, start, length)|]).Append([|new string(buffer)|]);
        return builder.ToString();
    }
}
