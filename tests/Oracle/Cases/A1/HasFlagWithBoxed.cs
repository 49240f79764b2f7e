// title: HasFlag with an argument of type System.Enum
// row: HasFlag where receiver or argument is already Enum or nullable
// rule: ALLOC201
// bytes: 24
[Flags]
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Enum s_other = Colour.Blue;

    static bool Probe(Colour colour = Colour.Red) => [|colour.HasFlag(s_other)|];
}
