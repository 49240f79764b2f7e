// title: ToCharArray of an empty text
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the library keeps one empty array
// bytes: 0
static class Case
{
    static string s_text = "";

    static char[] Probe() => s_text.ToCharArray();
}
