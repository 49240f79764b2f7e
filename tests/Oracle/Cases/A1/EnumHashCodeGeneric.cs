// title: GetHashCode of a type parameter that is an enum
// row: e.GetHashCode() on enum, also in generic code
// rule: none: the JIT leaves the box out
// bytes: 0
enum Colour { Red = 1 }

static class Case
{
    static int Probe(Colour colour = Colour.Red) => Hash(colour);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Hash<T>(T value) where T : struct, Enum => value.GetHashCode();
}
