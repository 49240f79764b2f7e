// title: ToString of an empty StringBuilder
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the result is the empty string that exists
// bytes: 0
static class Case
{
    static StringBuilder s_text = new();

    static string Probe() => s_text.ToString();
}
