// title: GetHashCode of an enum
// row: e.GetHashCode() on enum
// rule: none: the JIT leaves the box out
// bytes: 0
enum Colour { Red = 1 }

static class Case
{
    static int Probe(Colour colour = Colour.Red) => colour.GetHashCode();
}
