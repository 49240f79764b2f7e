// title: ToString of an enum value without a name
// row: e.ToString(), e.Equals(obj) on enum
// rule: ALLOC201
// bytes: 56
// message: the string of the number is made as well
enum Colour { Red = 1 }

static class Case
{
    static string Probe(Colour colour = (Colour)300) => [|colour.ToString()|];
}
