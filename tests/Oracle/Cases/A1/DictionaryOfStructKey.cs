// title: a dictionary looked up by a struct without equality of its own
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: ALLOC206
// message: the message names the box of the hash code, which every lookup makes
// il: elsewhere: the library boxes
// bytes: 72
// note: one box for the hash code, two for Equals
struct Item
{
    public int Number;
}

static class Case
{
    static Dictionary<Item, int> s_numbers = new() { [default] = 1 };

    static int Probe(Item item = default) => [|s_numbers[item]|];
}
