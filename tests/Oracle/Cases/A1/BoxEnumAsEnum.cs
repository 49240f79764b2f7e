// title: an enum converted to System.Enum
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 24
enum Colour { Red = 1 }

static class Case
{
    static void Probe(Colour colour = Colour.Red) => Keep([|colour|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep(Enum value) => Sink.KeepObject(value);
}
