// title: ReadOnlySpan of enum constants
// row: ReadOnlySpan<P> x = [consts], P a primitive or enum over one, no spread
// rule: none: it is data in the assembly
// bytes: 0
// il: none
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Colour Probe(int index = 1)
    {
        ReadOnlySpan<Colour> colours = [Colour.Red, Colour.Blue];
        return colours[index];
    }
}
