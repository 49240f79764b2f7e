// title: an enum tested for Enum
// row: s is ValueType, s is object, e is Enum with no variable
// rule: none: the JIT leaves the box out
// bytes: 0
enum Colour { Red = 1 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red) => colour is Enum;
}
