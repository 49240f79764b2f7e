// title: a number in a new object, whose constructor stores an `object`
// rule: ALLOC201, ALLOC202
// bytes: 48
// unflagged: the object that holds the number
// message: the box of the other write is named as well, and the object that holds the number is not
// fix: ALLOC202.Slot
// safety: unsafe
// difference: boxed values lose their identity
// shows: 1L
// after: 40
sealed class Owner
{
    private Item _item = new("");

    public void Set(string text) => _item = new Item(text);

    public void SetNumber(long value) => _item = new Item({|ALLOC201:value|});

    public void Change(long value) => _item.Change(value);

    public bool IsNumber => _item.Value is long;

    public object? Get() => _item.Value;

    private sealed class Item
    {
        public object? {|ALLOC202:Value|};

        public Item(object? value) => Value = value;

        public void Change(long value) => Value = value;
    }
}

static class Case
{
    static Owner s_owner = new();

    static bool Probe(long value = 300)
    {
        s_owner.SetNumber(value);
        return s_owner.IsNumber;
    }

    static string Behave(long number, string text, bool isNumber, bool isChanged)
    {
        var owner = new Owner();
        var result = owner.IsNumber + " " + owner.Get();
        owner.Set(text);
        result += owner.IsNumber + " " + owner.Get();
        if (isNumber)
            owner.SetNumber(number);
        if (isChanged)
            owner.Change(-number);
        return result + owner.IsNumber + " " + owner.Get() + (owner.Get()?.GetType().Name ?? "null");
    }

    static bool BehaveIdentity(long number)
    {
        var owner = new Owner();
        owner.SetNumber(number);
        return ReferenceEquals(owner.Get(), owner.Get());
    }
}
