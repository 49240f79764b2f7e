// title: a tuple
// row: anonymous type, let in a query
// rule: none: a tuple is a struct
// bytes: 0
// il: none
static class Case
{
    static void Probe(int number = 3) => Sink.Keep((number, number));
}
