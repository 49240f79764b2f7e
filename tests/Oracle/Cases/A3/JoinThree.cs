// title: string.Join of three strings
// row: BCL methods with a params span overload from net9
// rule: none: on .NET 8 the method takes nothing but an array
// bytes: 88
// user: net10 88 | 40/88
// note: the new string takes 40 bytes beside the array
static class Case
{
    static string s_text = "ab";

    static string Probe() => string.Join(',', s_text, s_text, s_text);
}
