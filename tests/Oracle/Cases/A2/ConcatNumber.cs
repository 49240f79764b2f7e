// title: a string and a number joined with +
// row: "x" + valueType
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string Probe(int number = 5) => "a" + number;
}
