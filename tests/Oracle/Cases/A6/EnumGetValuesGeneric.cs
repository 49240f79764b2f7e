// title: Enum.GetValues<E>()
// row: Enum.GetValues(typeof(E)); generic form net5
// rule: none: the caller gets the array
// bytes: 32
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Colour[] Probe() => Enum.GetValues<Colour>();
}
