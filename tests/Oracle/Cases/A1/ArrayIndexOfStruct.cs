// title: Array.IndexOf of a struct of numbers without equality of its own
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: none: the library compares the bits of such a struct
// bytes: 0
struct Item
{
    public int Number;
}

static class Case
{
    static Item[] s_items = new Item[1];

    static int Probe(Item item = default) => Array.IndexOf(s_items, item);
}
