// title: EqualityComparer<T>.Default.Equals of a struct of numbers without equality of its own
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: ALLOC206
// il: elsewhere: the library boxes
// bytes: 48
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default, Item other = default) => [|EqualityComparer<Item>.Default.Equals(item, other)|];
}
