// title: a bool passed to an object parameter
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 24
// note: no object is smaller than 24 bytes
static class Case
{
    static void Probe(bool flag = true) => Sink.KeepObject([|flag|]);
}
