// title: GetHashCode and == of a record struct
// row: s.GetHashCode() of a record struct
// rule: none: nothing is allocated
// bytes: 0
record struct Item(int Number, int Other);

static class Case
{
    static int Probe(Item item = default, Item other = default) => item == other ? item.GetHashCode() : 0;
}
