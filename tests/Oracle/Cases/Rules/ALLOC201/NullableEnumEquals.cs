// title: `kind.Equals(other)` of an enum that may be null
// rule: ALLOC201
// bytes: 48
// fix: ALLOC201.Compare
// safety: safe
// after: 0
enum Colour { None, Red = 1, Blue = 4 }

static class Case
{
    static bool Probe() => Same(Colour.Red, Colour.Red);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool Same(Colour? colour, Colour? other) => [|colour.Equals(other)|];

    static bool Behave(Colour colour, Colour other, bool hasNone, bool otherHasNone) =>
        !Same(hasNone ? (Colour?)null : colour, otherHasNone ? (Colour?)null : other);
}
