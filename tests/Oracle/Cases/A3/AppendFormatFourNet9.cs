// title: StringBuilder.AppendFormat with four strings
// row: BCL methods with a params span overload from net9
// rule: none: the strings are in a span on the stack
// target: net9.0
// bytes: 0
static class Case
{
    static string s_text = "ab";
    static StringBuilder s_builder = new(64);

    static void Probe() => s_builder.Clear().AppendFormat("{0}{1}{2}{3}", s_text, s_text, s_text, s_text);
}
