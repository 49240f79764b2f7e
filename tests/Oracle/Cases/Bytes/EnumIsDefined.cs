// title: Enum.IsDefined<T>
// rule: none: the generic form does not box
// bytes: 0
// il: none
enum Colour { Red = 1, Green = 2 }

static class Case
{
    static bool Probe(Colour colour = Colour.Red) => Enum.IsDefined(colour);
}
