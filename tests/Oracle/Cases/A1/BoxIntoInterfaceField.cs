// title: a number stored in a field of interface type
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// bytes: 24
public sealed class Slot
{
    public IComparable<int>? Value;
}

static class Case
{
    static Slot s_slot = new();

    static void Probe(int number = 300) => s_slot.Value = [|number|];
}
