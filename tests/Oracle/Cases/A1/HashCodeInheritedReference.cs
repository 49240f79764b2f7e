// title: GetHashCode of a struct that holds a string and does not override it
// row: s.GetHashCode(), struct does not override it
// rule: ALLOC201
// bytes: 24
struct Item
{
    public string Name;
}

static class Case
{
    static int Probe(Item item = default) => [|item.GetHashCode()|];
}
