// title: string.Join of three strings
// row: BCL methods with a params span overload from net9
// rule: none: the strings are in a span on the stack
// target: net9.0
// bytes: 40
static class Case
{
    static string s_text = "ab";

    static string Probe() => string.Join(',', s_text, s_text, s_text);
}
