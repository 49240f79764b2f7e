// title: object.Equals of a struct and null
// row: object.Equals(s, null)
// rule: none: a comparison with null needs no change
// build: debug
// bytes: 24
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default) => object.Equals(item, null);
}
