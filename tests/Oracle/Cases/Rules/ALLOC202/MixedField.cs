// title: numbers and texts in one `object` field: a slot beside the reference
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202.Slot
// safety: unsafe
// difference: boxed values lose their identity
// shows: 1L
// after: 0
sealed class Item
{
    private object? [|_value|];

    public void Set(object? value) => _value = value;

    public void SetNumber(long value) => _value = value;

    public bool IsNumber => _value is long;

    public object? Get() => _value;
}

static class Case
{
    static Item s_item = new();

    static bool Probe(long value = 300)
    {
        s_item.SetNumber(value);
        return s_item.IsNumber;
    }

    static string Behave(long number, string text, bool isNumber)
    {
        var item = new Item();
        var result = item.IsNumber + " " + item.Get();
        item.Set(text);
        result += item.IsNumber + " " + item.Get();
        if (isNumber)
            item.SetNumber(number);
        return result + item.IsNumber + " " + item.Get() + (item.Get()?.GetType().Name ?? "null");
    }

    static bool BehaveIdentity(long number)
    {
        var item = new Item();
        item.SetNumber(number);
        return ReferenceEquals(item.Get(), item.Get());
    }
}
