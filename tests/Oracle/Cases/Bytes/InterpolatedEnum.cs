// title: $"a{enum}"
// rule: none: it shows what the construct takes
// bytes: 32
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static string Probe(Colour colour = Colour.Red) => $"a{colour}";
}
