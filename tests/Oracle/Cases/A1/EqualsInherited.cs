// title: Equals of a struct that does not override it
// row: s.GetHashCode(), struct does not override it
// rule: ALLOC201
// bytes: 48
// note: one box for the struct itself, one for the argument
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default, Item other = default) => [|item.Equals(other)|];
}
