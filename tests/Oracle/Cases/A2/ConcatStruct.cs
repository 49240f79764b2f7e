// title: a string and a struct without ToString joined with +
// row: "x" + struct that has no ToString override
// rule: ALLOC201
// message: the new string takes bytes beside the box
// bytes: 104
// note: the string that ToString returns is the kept name of the type
struct Item
{
    public int Number;
}

static class Case
{
    static string Probe(Item item = default) => "a" + [|item|];
}
