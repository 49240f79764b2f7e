// title: GetHashCode that calls the inherited one
// row: override that calls base.GetHashCode()
// rule: ALLOC201
// bytes: 24
struct Item
{
    public int Number;

    public override readonly int GetHashCode() => [|base.GetHashCode()|];

    public override readonly bool Equals(object? other) => other is Item item && item.Number == Number;
}

static class Case
{
    static int Probe(Item item = default) => item.GetHashCode();
}
