// title: a lambda that captures this and a parameter
// row: lambda capturing a local or parameter
// rule: none: closures are for a later rule
// bytes: 96
// note: the closure holds both: 32 bytes
sealed class Item
{
    private int _number = 3;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Keep(int other) => Sink.KeepObject((Func<int>)(() => _number + other));
}

static class Case
{
    static Item s_item = new();

    static void Probe(int number = 3) => s_item.Keep(number);
}
