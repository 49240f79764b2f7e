// title: a number exchanged in a field that also holds texts
// rule: ALLOC201, ALLOC202, ALLOC203
// bytes: 24
// message: 0 is boxed only where the field is null, and one box is reported as a write and as a value
// fix: ALLOC202.Slot
// safety: unsafe
// difference: an exchange that never succeeded on null now can
// shows: 5, false
// except: !isSet
// after: 0
sealed class Item
{
    private object? {|ALLOC202:_value|};

    public void SetText(string text) => _value = text;

    public void SetNumber(int value) => _value = value;

    public bool Add(int value)
    {
        var old = _value ?? {|ALLOC201:0|};
        if (old is not int number)
            return false;
        return {|ALLOC203:Interlocked.CompareExchange(ref _value, number + value, old)|} == old;
    }
}

static class Case
{
    static Item s_item = Made();

    static bool Probe(int value = 300) => s_item.Add(value);

    static Item Made()
    {
        var item = new Item();
        item.SetText("");
        item.SetNumber(1);
        return item;
    }

    static bool Behave(int value, bool isSet)
    {
        var item = new Item();
        if (isSet)
            item.SetNumber(value);
        return item.Add(value);
    }
}
