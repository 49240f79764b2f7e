// title: ToString of 299
// row: 5.ToString()
// rule: none: the library keeps the strings of 0 to 299
// bytes: 0
static class Case
{
    static string Probe(int number = 299) => number.ToString();
}
