// title: `kind.Equals(Colour.Red)`
// rule: ALLOC201
// bytes: 48
// fix: ALLOC201.Compare
// safety: safe
// after: 0
enum Colour { None, Red = 1, Blue = 4 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red) => [|colour.Equals(Colour.Red)|];

    static bool Behave(Colour colour, Colour other) => ![|colour.Equals(other)|];
}
