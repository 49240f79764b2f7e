// title: GetHashCode of an enum
// row: e.GetHashCode() on enum
// rule: none: nothing is allocated
// build: debug
// bytes: 0
enum Colour { Red = 1 }

static class Case
{
    static int Probe(Colour colour = Colour.Red) => colour.GetHashCode();
}
