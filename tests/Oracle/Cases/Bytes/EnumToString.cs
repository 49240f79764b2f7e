// title: enum.ToString()
// rule: none: it shows what the construct takes
// bytes: 24
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => colour.ToString();
}
