// title: an entry in an array, linked by its index
// rule: none: no entry is an object
// bytes: 0
// il: none
static class Case
{
    static readonly Dictionary<int, int> Places = new();
    static readonly (string Value, int Before, int After)[] Entries = new (string, int, int)[16];

    static int Probe(int key = 1)
    {
        if (Places.Remove(key, out var place))
        {
            Entries[Entries[place].Before].After = Entries[place].After;
            Entries[Entries[place].After].Before = Entries[place].Before;
        }
        else
        {
            place = Places.Count + 1;
        }

        Entries[place] = ("a", 0, Entries[0].After);
        Entries[Entries[0].After].Before = place;
        Entries[0].After = place;
        Places.Add(key, place);
        return Places.Count;
    }
}
