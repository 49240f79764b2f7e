// title: "a" + enum
// rule: ALLOC201
// message: the new string takes bytes beside the box
// bytes: 56
// note: 24 B more than the interpolated form: the enum is boxed
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => "a" + [|colour|];
}
