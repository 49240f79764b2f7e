// title: an `int` in a private `object` field of a struct
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202
// safety: unsafe
// difference: default equality and hash code of the struct change
// shows: none: the hash code of a struct also holds the address of its type, so that no two runs have the same
// except: false
// after: 0
struct Item(int value)
{
    private object [|_value|] = value;

    public readonly int Value => (int)_value;
}

static class Case
{
    static Item s_item = new(1);

    static int Probe(int value = 300)
    {
        s_item = new Item(value);
        return s_item.Value;
    }

    static int Behave(int value) => new Item(value).Value;
}
