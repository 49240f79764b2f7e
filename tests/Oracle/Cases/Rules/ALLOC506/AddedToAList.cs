// title: `list.AddRange(BitConverter.GetBytes(number))` of a list that has room
// rule: ALLOC506
// bytes: 32
// fix: ALLOC506
// safety: safe
// nulls: annotations
// after: 0
#nullable enable
static class Case
{
    private static readonly List<byte> List = new(64);

    static void Probe(int number = 300)
    {
        List.Clear();
        List.AddRange([|BitConverter.GetBytes(number)|]);
    }

    static string Behave(int number, long other)
    {
        var list = new List<byte> { 1, 2 };
        list.AddRange([|BitConverter.GetBytes(number)|]);
        list.InsertRange(1, [|BitConverter.GetBytes(other)|]);
        return string.Join(",", list) + ":" + list.Capacity;
    }
}
