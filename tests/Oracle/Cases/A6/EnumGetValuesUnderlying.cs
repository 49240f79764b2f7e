// title: Enum.GetValuesAsUnderlyingType<E>()
// row: Enum.GetValues(typeof(E)); underlying-type form net7
// rule: none: reflection is for a later rule
// bytes: 32
enum Colour { Red = 1, Blue = 2 }

static class Case
{
    static Array Probe() => Enum.GetValuesAsUnderlyingType<Colour>();
}
