// title: Guid.ToByteArray
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the array is what the code asks for
// bytes: 40
static class Case
{
    static byte[] Probe(Guid id = default) => id.ToByteArray();
}
