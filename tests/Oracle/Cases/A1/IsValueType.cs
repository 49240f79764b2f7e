// title: a struct tested for ValueType
// row: s is ValueType, s is object, e is Enum with no variable
// rule: none: the JIT leaves the box out
// bytes: 0
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default) => item is ValueType;
}
