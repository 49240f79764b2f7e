// title: a `decimal` in a private `object` field that threads share
// rule: ALLOC202
// bytes: 32
// fix: ALLOC202
// safety: unsafe
// difference: another thread may read half of a write
// shows: none: it takes a read between two halves of a write
// except: false
// after: 0
sealed class Price
{
    private object [|_value|] = 0m;

    public void Set(decimal value) => _value = value;

    public decimal Get() => (decimal)_value;

    public void SetLater() => Task.Run(Reset);

    private void Reset() => Set(0m);
}

static class Case
{
    static Price s_price = new();

    static decimal Probe()
    {
        s_price.Set(s_price.Get());
        return s_price.Get();
    }

    static decimal Behave(decimal value)
    {
        var price = new Price();
        price.Set(value);
        return price.Get();
    }
}
