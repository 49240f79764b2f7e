// title: GetType of a number
// row: s.GetType()
// rule: none: the JIT leaves the box out
// bytes: 0
static class Case
{
    static Type Probe(int number = 300) => number.GetType();
}
