// title: GetType of a number
// row: s.GetType()
// rule: none: the rules assume optimised code unless assume_optimized says otherwise
// build: debug
// bytes: 24
static class Case
{
    static Type Probe(int number = 300) => number.GetType();
}
