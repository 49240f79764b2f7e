// title: Enum.GetValuesAsUnderlyingType<E>()
// row: Enum.GetValues(typeof(E)); underlying-type form net7
// rule: none: the caller gets the array
// bytes: 32
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Array Probe() => Enum.GetValuesAsUnderlyingType<Colour>();
}
