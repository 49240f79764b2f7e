// title: Activator.CreateInstance(typeof(S))
// row: Activator.CreateInstance(typeof(S))
// rule: none: reflection is for a later rule
// bytes: 24
struct Item
{
    public int Number;
}

static class Case
{
    static object? Probe() => Activator.CreateInstance(typeof(Item));
}
