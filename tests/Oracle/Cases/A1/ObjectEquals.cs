// title: object.Equals of two structs without equality of their own
// row: object.Equals(s, null)
// rule: ALLOC201
// bytes: 48
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default, Item other = default) => object.Equals([|item|], [|other|]);
}
