// title: `int.Parse(digit.ToString())`
// rule: ALLOC307
// bytes: 24
static class Case
{
    static int Probe(char digit = '7') => int.Parse([|digit.ToString()|]);
}
