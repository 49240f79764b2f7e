// title: GetHashCode of a struct that does not override it
// row: s.GetHashCode(), struct does not override it
// rule: ALLOC201
// bytes: 24
struct Item
{
    public int Number;
}

static class Case
{
    static int Probe(Item item = default) => [|item.GetHashCode()|];
}
