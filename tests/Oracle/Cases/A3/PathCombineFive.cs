// title: Path.Combine of five parts
// row: BCL methods with a params span overload from net9
// rule: none: on .NET 8 the method takes nothing but an array
// bytes: 120
// user: net10 120 | 56/120
// note: the new string takes 56 bytes beside the array
static class Case
{
    static string s_text = "ab";

    static string Probe() => Path.Combine(s_text, s_text, s_text, s_text, s_text);
}
