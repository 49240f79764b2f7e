// title: the same bytes in one array, found by a hash of the key
// rule: none: no entry is an object
// bytes: 0
// il: none
static class Case
{
    static readonly Dictionary<int, int> Places = new();
    static readonly byte[] Slab = new byte[1 << 10];

    static int Probe(string key = "a")
    {
        var hash = string.GetHashCode(key.AsSpan());
        Places.Remove(hash);
        Places[hash] = 8;
        Slab.AsSpan(8, 8).Clear();
        return Places.Count;
    }
}
