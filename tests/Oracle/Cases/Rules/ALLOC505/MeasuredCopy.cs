// title: a local copy of the keys of a dictionary, of which only the length is read
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
static class Case
{
    static readonly Dictionary<int, int> Table = new() { [1] = 2, [2] = 3, [3] = 4, [4] = 5 };

    static int Probe()
    {
        var keys = [|Table.Keys.ToArray()|];
        return keys.Length == 0 ? 1 : keys.Length;
    }
}
