// title: `$"{name}:{number}".GetHashCode()`, a name of three letters and a number of five digits
// rule: ALLOC304
// bytes: 40
// message: the number of digits is not known
static class Case
{
    static int Probe(string name = "abc", int number = 12345) => [|$"{name}:{number}"|].GetHashCode();
}
