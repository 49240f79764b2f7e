// title: enum.HasFlag
// rule: none: the JIT knows HasFlag
// bytes: 0
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red) => colour.HasFlag(Colour.Green);
}
