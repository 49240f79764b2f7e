// title: a struct tested for object
// row: s is ValueType, s is object, e is Enum with no variable
// rule: none: the compiler knows the answer
// bytes: 0
// il: none
struct Item
{
    public int Number;
}

static class Case
{
    static bool Probe(Item item = default) => item is object;
}
