// title: `(Colour)Enum.ToObject(typeof(Colour), number)`
// rule: ALLOC201
// bytes: 24
// fix: ALLOC201.EnumCast
// safety: safe
// after: 0
enum Colour : byte { None, Red = 1, Blue = 4 }

enum Wide : long { None, Far = 1L << 40 }

static class Case
{
    static bool Probe(int number = 1) => [|(Colour)Enum.ToObject(typeof(Colour), number)|] == Colour.Red;

    static string Behave(int number, long wide) => [|(Colour)Enum.ToObject(typeof(Colour), number)|] + " " + [|(Colour)Enum.ToObject(typeof(Colour), wide)|]
        + [|(Wide)Enum.ToObject(typeof(Wide), (ulong)wide)|] + [|(Wide)Enum.ToObject(typeof(Wide), (short)number)|];
}
