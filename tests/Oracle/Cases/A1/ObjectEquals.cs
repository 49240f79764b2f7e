// title: object.Equals of two structs without equality of their own
// row: object.Equals(s, null)
// rule: ALLOC201
// bytes: 48
// unflagged: the box of the second value belongs to the finding of the call
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default, Item other = default) => object.Equals([|item|], other);
}
