// title: a string and an enum joined with +
// row: "x" + valueType without ToString override
// rule: ALLOC201
// bytes: 56
// message: the new string takes bytes beside the box
// note: the box of the enum costs 24 bytes more than the interpolated form
enum Colour { Red = 1 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => "a" + [|colour|];
}
