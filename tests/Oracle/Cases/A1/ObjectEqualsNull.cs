// title: object.Equals of a struct and null
// row: object.Equals(s, null)
// rule: none: the JIT sees that null is compared and leaves the box out
// bytes: 0
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default) => object.Equals(item, null);
}
