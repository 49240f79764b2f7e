// title: Activator.CreateInstance<S>()
// row: Activator.CreateInstance<S>()
// rule: none: nothing is allocated
// bytes: 0
struct Item
{
    public int Number;
}

static class Case
{
    static Item Probe() => Activator.CreateInstance<Item>();
}
