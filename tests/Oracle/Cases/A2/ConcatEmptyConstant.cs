// title: a string and an empty constant joined with +
// row: a + b where one is null or empty constant
// rule: none: the compiler leaves the call out
// bytes: 0
// il: none
static class Case
{
    static string s_text = "ab";

    static string Probe() => s_text + "" + null;
}
