// title: Enum.GetValues(typeof(E))
// row: Enum.GetValues(typeof(E))
// rule: none: reflection is for a later rule
// bytes: 32
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Array Probe() => Enum.GetValues(typeof(Colour));
}
