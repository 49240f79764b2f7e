// title: HasFlag of an enum
// row: e.HasFlag(f), both plain enums of one type
// rule: none: the rules assume optimised code unless assume_optimized says otherwise
// build: debug
// bytes: 48
[Flags]
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red, Colour other = Colour.Blue) => colour.HasFlag(other);
}
