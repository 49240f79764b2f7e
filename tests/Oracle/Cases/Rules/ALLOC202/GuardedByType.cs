// title: an `int` in a private `object` field that is tested beside a property
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202
// safety: safe
// after: 0
sealed class Item
{
    private object [|_value|];

    public int Asked { get; private set; }

    public void Set(int value) => _value = value;

    public int Get() => _value == null ? -1 : (int)_value + Count;

    public int Count => ++Asked;
}

static class Case
{
    static readonly Item s_item = new();

    static int Probe(int value = 300)
    {
        s_item.Set(value);
        return s_item.Get();
    }

    static string Behave(int value, bool isSet)
    {
        var item = new Item();
        if (isSet)
            item.Set(value);
        return item.Get() + " " + item.Asked;
    }
}
