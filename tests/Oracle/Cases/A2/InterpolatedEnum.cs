// title: an interpolated string with an enum
// row: "$..." with DefaultInterpolatedStringHandler
// rule: none: one new string is what the code asks for
// bytes: 32
enum Colour { Red = 1 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => $"a{colour}";
}
