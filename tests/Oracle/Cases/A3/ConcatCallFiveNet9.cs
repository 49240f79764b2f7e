// title: a call of string.Concat with five strings
// row: BCL methods with a params span overload from net9
// rule: none: the strings are in a span on the stack
// target: net9.0
// bytes: 48
static class Case
{
    static string s_text = "ab";

    static string Probe() => string.Concat(s_text, s_text, s_text, s_text, s_text);
}
