// title: Enum.GetValues(typeof(E))
// row: Enum.GetValues(typeof(E))
// rule: none: the caller gets the array
// bytes: 32
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Array Probe() => Enum.GetValues(typeof(Colour));
}
