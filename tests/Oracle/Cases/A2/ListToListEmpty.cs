// title: ToList of an empty list
// row: ToCharArray, Encoding.GetBytes(string), BitConverter.GetBytes, Guid.ToByteArray, StringBuilder.ToString, ToArray, ToList
// rule: none: the list is what the code asks for
// bytes: 32
static class Case
{
    static List<int> s_numbers = new();

    static List<int> Probe() => s_numbers.ToList();
}
