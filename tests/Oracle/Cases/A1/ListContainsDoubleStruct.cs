// title: List.Contains of a struct that holds a double, without equality of its own
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: ALLOC206
// message: the message names the boxes alone, as the least
// il: elsewhere: the library boxes
// bytes: 128
// note: for each element that is compared: two boxes, the array of fields that ValueType.Equals asks for, and a box of either field;
//  equal doubles can have different bits, so the library cannot compare those
struct Item
{
    public double Amount;
}

static class Case
{
    static List<Item> s_items = new() { default };

    static bool Probe(Item item = default) => [|s_items.Contains(item)|];
}
