// title: Encoding.GetBytes of a text
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the array is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "abc";

    static byte[] Probe() => Encoding.UTF8.GetBytes(s_text);
}
