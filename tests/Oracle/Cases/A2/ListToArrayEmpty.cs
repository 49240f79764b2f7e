// title: ToArray of an empty list
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the library keeps one empty array
// bytes: 0
static class Case
{
    static List<int> s_numbers = new();

    static int[] Probe() => s_numbers.ToArray();
}
