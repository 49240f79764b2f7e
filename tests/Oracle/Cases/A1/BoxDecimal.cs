// title: a decimal passed to an object parameter
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 32
static class Case
{
    static void Probe(decimal amount = 1.5m) => Sink.KeepObject([|amount|]);
}
