// title: five strings joined with +
// row: 5 or more operands
// rule: none: no rule reports the array of a long concatenation yet
// bytes: 112
// note: the new string takes 48 bytes, the array that holds its parts 64
static class Case
{
    static string s_text = "ab";

    static string Probe() => s_text + s_text + s_text + s_text + s_text;
}
