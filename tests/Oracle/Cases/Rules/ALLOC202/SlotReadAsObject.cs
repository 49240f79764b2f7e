// title: a number read as `object` from the slot
// rule: ALLOC202
// bytes: 0
// message: the message is about the write
// fix: ALLOC202.Slot
// safety: unsafe
// difference: reads as object box again
// shows: 1L
// after: 24
sealed class Item
{
    private object? [|_value|] = 300L;

    public void Set(object? value) => _value = value;

    public void SetNumber(long value) => _value = value;

    public bool IsText => _value is string;

    public object? Get() => _value;
}

static class Case
{
    static Item s_item = new();

    static object? Probe() => s_item.Get();

    static string Behave(long number, string text, bool isNumber)
    {
        var item = new Item();
        item.Set(text);
        if (isNumber)
            item.SetNumber(number);
        return item.IsText + " " + item.Get() + (item.Get()?.GetType().Name ?? "null");
    }

    static bool BehaveIdentity(long number)
    {
        var item = new Item();
        item.SetNumber(number);
        return ReferenceEquals(item.Get(), item.Get());
    }
}
