// title: GetHashCode of a nullable struct that does not override it
// row: s.GetHashCode() through Nullable, struct does not override it
// rule: ALLOC201
// bytes: 24
// il: elsewhere: Nullable<T>.GetHashCode boxes in the library
struct Item
{
    public int Number;
}

static class Case
{
    static Item? s_item = new Item();

    static int Probe() => [|s_item.GetHashCode()|];
}
