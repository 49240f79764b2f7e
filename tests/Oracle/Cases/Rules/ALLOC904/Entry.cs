// title: an entry of a map from strings to arrays of eight bytes, whose key is there already
// rule: ALLOC904
// bytes: 32
// message: how large entries are is not known, so no number is named
// unflagged: the finding is at the declaration of the map
static class Case
{
    static readonly Dictionary<string, byte[]> [|Entries|] = new();

    static int Probe(string key = "a")
    {
        Store(key);
        return Entries.TryGetValue(key, out var value) ? value.Length : 0;
    }

    static void Store(string key)
    {
        Entries.Remove(key);
        Entries[key] = new byte[8];
    }
}
