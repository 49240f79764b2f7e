// title: Array.IndexOf of a struct that holds a string, without equality of its own
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: ALLOC206
// message: the message names the boxes alone, as the least
// il: elsewhere: the library boxes
// bytes: 80
// note: for each element that is compared: two boxes, and the array of fields that ValueType.Equals asks for
struct Item
{
    public string Name;
}

static class Case
{
    static Item[] s_items = new Item[1];

    static int Probe(Item item = default) => [|Array.IndexOf(s_items, item)|];
}
