// title: an extension method on object called on a number
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 24
static class Case
{
    static void Probe(int number = 300) => [|number|].Keep();

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep(this object value) => Sink.KeepObject(value);
}
