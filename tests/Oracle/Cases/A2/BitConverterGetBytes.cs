// title: BitConverter.GetBytes of a number
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the array is what the code asks for
// bytes: 32
static class Case
{
    static byte[] Probe(int number = 300) => BitConverter.GetBytes(number);
}
