// title: Enum.GetNames<E>()
// row: Enum.GetValues(typeof(E))
// rule: none: the caller gets the array
// bytes: 40
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static string[] Probe() => Enum.GetNames<Colour>();
}
