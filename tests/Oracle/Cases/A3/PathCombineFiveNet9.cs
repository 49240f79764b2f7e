// title: Path.Combine of five parts
// row: BCL methods with a params span overload from net9
// rule: none: the parts are in a span on the stack
// target: net9.0
// bytes: 56
static class Case
{
    static string s_text = "ab";

    static string Probe() => Path.Combine(s_text, s_text, s_text, s_text, s_text);
}
