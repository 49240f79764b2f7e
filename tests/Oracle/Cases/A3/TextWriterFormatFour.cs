// title: TextWriter.Write with four strings
// row: BCL methods with a params span overload from net9
// rule: ALLOC101
// bytes: 56
// user: net10 56 | 0/56
static class Case
{
    static string s_text = "ab";
    static TextWriter s_writer = new StreamWriter(Stream.Null);

    static void Probe() => s_writer.[|Write("{0}{1}{2}{3}", s_text, s_text, s_text, s_text)|];
}
