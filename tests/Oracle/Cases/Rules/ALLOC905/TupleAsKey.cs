// title: a `Tuple` of two texts that is made to look up a key
// rule: ALLOC905
// bytes: 32
// il: elsewhere: the object is created in 'Tuple.Create'
static class Case
{
    static readonly Dictionary<Tuple<string, string>, int> s_map = new() { [Tuple.Create("a", "b")] = 3 };

    static int Probe(string text = "b") => s_map[[|Tuple.Create("a", text)|]];
}
