// title: ToString of an enum
// row: e.ToString(), e.Equals(obj) on enum
// rule: ALLOC201
// bytes: 24
// note: the name itself is kept by the library
enum Colour { Red = 1 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => [|colour.ToString()|];
}
