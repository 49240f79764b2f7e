// title: GetHashCode of a struct that overrides it
// row: s.GetHashCode() with override
// rule: none: nothing is allocated
// bytes: 0
struct Item
{
    public int Number;

    public override readonly int GetHashCode() => Number;

    public override readonly bool Equals(object? other) => other is Item item && item.Number == Number;
}

static class Case
{
    static int Probe(Item item = default) => item.GetHashCode();
}
