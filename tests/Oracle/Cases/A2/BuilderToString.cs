// title: StringBuilder.ToString
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static StringBuilder s_text = new("abc");

    static string Probe() => s_text.ToString();
}
