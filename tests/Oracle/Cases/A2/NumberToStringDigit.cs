// title: ToString of a number of one digit
// row: 5.ToString()
// rule: none: the library keeps the string
// bytes: 0
static class Case
{
    static string Probe(int number = 5) => number.ToString();
}
