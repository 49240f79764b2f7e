// title: HasFlag of a type parameter
// row: e.HasFlag(f), also generic T : Enum
// rule: none: the JIT leaves both boxes out
// bytes: 0
[Flags]
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red, Colour other = Colour.Blue) => Has(colour, other);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool Has<T>(T value, T flag) where T : struct, Enum => value.HasFlag(flag);
}
