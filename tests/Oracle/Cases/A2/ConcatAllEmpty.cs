// title: empty strings joined with +
// row: result when all other operands are empty at run time
// rule: none: the result is the empty string that exists
// bytes: 0
static class Case
{
    static string? s_text;
    static string s_empty = "";

    static string Probe() => s_empty + s_text;
}
