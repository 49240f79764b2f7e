// title: new List<T> { a, b }
// row: List<T> x = [a, b]
// rule: none: the list is what the code asks for
// bytes: 72
// note: the array has room for four items
static class Case
{
    static List<int> Probe(int number = 300) => new List<int> { number, 2 };
}
