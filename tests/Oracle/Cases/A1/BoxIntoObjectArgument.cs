// title: a number passed to an object parameter
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 24
static class Case
{
    static void Probe(int number = 300) => Sink.KeepObject([|number|]);
}
