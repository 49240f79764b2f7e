// title: a string and an enum joined with +
// row: "x" + valueType without ToString override
// rule: none: no rule reports the box of an enum in a concatenation yet
// bytes: 56
// note: the box of the enum costs 24 bytes more than the interpolated form
enum Colour { Red = 1 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => "a" + colour;
}
