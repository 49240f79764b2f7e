// title: five strings joined with +
// row: 5 or more operands
// rule: none: no rule reports the array of a long concatenation yet
// target: net9.0
// bytes: 112
// note: the compiler does not use the overload for a span
static class Case
{
    static string s_text = "ab";

    static string Probe() => s_text + s_text + s_text + s_text + s_text;
}
