// title: StringBuilder.AppendFormat with four strings
// row: BCL methods with a params span overload from net9
// rule: ALLOC101
// bytes: 56
// user: net10 0/56 | 56
static class Case
{
    static string s_text = "ab";
    static StringBuilder s_builder = new(64);

    static void Probe() => s_builder.Clear().[|AppendFormat("{0}{1}{2}{3}", s_text, s_text, s_text, s_text)|];
}
