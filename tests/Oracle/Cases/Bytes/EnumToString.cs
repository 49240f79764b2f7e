// title: enum.ToString()
// rule: ALLOC201
// bytes: 24
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => [|colour.ToString()|];
}
