// title: strings joined with + of which only one is not empty
// row: result when all other operands are empty at run time
// rule: none: the one string is the result
// bytes: 0
static class Case
{
    static string s_text = "ab";
    static string s_empty = "";

    static string Probe() => s_empty + s_text + s_empty;
}
