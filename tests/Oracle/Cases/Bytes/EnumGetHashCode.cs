// title: enum.GetHashCode()
// rule: none: the JIT knows the hash of an enum
// bytes: 0
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static int Probe(Colour colour = Colour.Red) => colour.GetHashCode();
}
