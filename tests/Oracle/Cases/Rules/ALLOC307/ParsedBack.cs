// title: `int.Parse(number.ToString())` of five digits
// rule: ALLOC307
// bytes: 32
// message: the length of the text is not computed
static class Case
{
    static int Probe(long number = 12345) => int.Parse([|number.ToString()|]);
}
