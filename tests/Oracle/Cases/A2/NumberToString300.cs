// title: ToString of 300
// row: 5.ToString()
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string Probe(int number = 300) => number.ToString();
}
