// title: Activator.CreateInstance(typeof(S))
// row: Activator.CreateInstance(typeof(S))
// rule: none: the object is all that is made
// bytes: 24
struct Item
{
    public int Number;
}

static class Case
{
    static object? Probe() => Activator.CreateInstance(typeof(Item));
}
