// title: StringBuilder.AppendJoin of three strings
// row: BCL methods with a params span overload from net9
// rule: none: on .NET 8 the method takes nothing but an array
// bytes: 48
// user: net10 0/48 | 48
static class Case
{
    static string s_text = "ab";
    static StringBuilder s_builder = new(64);

    static void Probe() => s_builder.Clear().AppendJoin(',', s_text, s_text, s_text);
}
