// title: CompareTo of an enum
// row: e.ToString(), e.Equals(obj) on enum
// rule: ALLOC201
// bytes: 48
// note: one box for the enum itself, one for the argument
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static int Probe(Colour colour = Colour.Red, Colour other = Colour.Blue) => [|colour.CompareTo(other)|];
}
