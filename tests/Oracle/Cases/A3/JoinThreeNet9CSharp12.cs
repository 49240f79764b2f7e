// title: string.Join of three strings
// row: BCL methods with a params span overload from net9
// rule: ALLOC101
// message: the new string takes 40 bytes beside the array
// target: net9.0
// language: 12
// bytes: 88
// user: net10 88 | 40/88
static class Case
{
    static string s_text = "ab";

    static string Probe() => string.[|Join(',', s_text, s_text, s_text)|];
}
