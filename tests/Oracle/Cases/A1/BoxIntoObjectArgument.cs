// title: a number passed to an object parameter
// row: value type stored to object field, passed to object parameter
// rule: none: no rule reports a box into somebody else's object parameter yet
// bytes: 24
static class Case
{
    static void Probe(int number = 300) => Sink.KeepObject(number);
}
