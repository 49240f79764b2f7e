// title: HasFlag of a value of type System.Enum
// row: HasFlag where receiver or argument is already Enum or nullable
// rule: ALLOC201
// bytes: 24
[Flags]
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Enum s_colour = Colour.Red;

    static bool Probe(Colour other = Colour.Blue) => s_colour.HasFlag([|other|]);
}
