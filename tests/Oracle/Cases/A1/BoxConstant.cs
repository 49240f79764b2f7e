// title: a constant passed to an object parameter
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 24
// note: the compiler keeps no box of a constant
static class Case
{
    static void Probe() => Sink.KeepObject([|5|]);
}
