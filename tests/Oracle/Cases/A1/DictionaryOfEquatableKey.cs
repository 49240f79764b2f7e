// title: a dictionary looked up by a struct with IEquatable<T>
// row: EqualityComparer<T>.Default on a struct without IEquatable<T> (dictionary key, Contains, IndexOf)
// rule: none: nothing is allocated
// bytes: 0
record struct Item(int Number);

static class Case
{
    static Dictionary<Item, int> s_numbers = new() { [default] = 1 };

    static int Probe(Item item = default) => s_numbers[item];
}
