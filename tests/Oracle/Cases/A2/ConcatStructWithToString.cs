// title: a string and a struct with ToString joined with +
// row: "x" + valueType
// rule: none: one new string is what the code asks for
// bytes: 32
struct Item
{
    public int Number;

    public override readonly string ToString() => "b";
}

static class Case
{
    static string Probe(Item item = default) => "a" + item;
}
