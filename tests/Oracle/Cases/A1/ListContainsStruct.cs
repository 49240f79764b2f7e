// title: List.Contains of a struct of numbers without equality of its own
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: none: the library compares the bits of such a struct
// bytes: 0
struct Item
{
    public int Number;
}

static class Case
{
    static List<Item> s_items = new() { default };

    static bool Probe(Item item = default) => s_items.Contains(item);
}
