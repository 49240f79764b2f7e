// title: object.Equals of two structs without equality of their own
// row: object.Equals(s, null)
// rule: ALLOC201
// certainty: the rule cannot know that Equals is not inlined
// bytes: 48
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default, Item other = default) => object.Equals([|item|], [|other|]);
}
