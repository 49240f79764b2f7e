// title: a string and a bool joined with +
// row: "x" + valueType
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string Probe(bool flag = true) => "a" + flag;
}
