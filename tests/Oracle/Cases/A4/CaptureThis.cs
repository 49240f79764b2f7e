// title: a lambda that captures only this
// row: lambda capturing only this
// rule: none: closures are for a later rule
// bytes: 64
sealed class Item
{
    private int _number = 3;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Keep() => Sink.KeepObject((Func<int>)(() => _number));
}

static class Case
{
    static Item s_item = new();

    static void Probe() => s_item.Keep();
}
