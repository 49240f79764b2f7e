// title: List.Contains of a struct that holds a string, without equality of its own
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
    static List<Item> s_items = new() { default };

    static bool Probe(Item item = default) => [|s_items.Contains(item)|];
}
