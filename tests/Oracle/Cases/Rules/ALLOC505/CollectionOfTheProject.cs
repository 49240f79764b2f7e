// title: a collection class of the project that is copied to be joined
// rule: ALLOC505
// bytes: 72
// message: the length of a copy is not computed
// fix: ALLOC505.PassSequence
// safety: unsafe
// difference: a 'Pair' may give other elements when it is asked in another way
// shows: "a", "b"
// after: 56
static class Case
{
    sealed class Pair(string first, string second) : System.Collections.ObjectModel.Collection<string>(new List<string> { first, second }), IEnumerable<string>
    {
        IEnumerator<string> IEnumerable<string>.GetEnumerator() => ((IEnumerable<string>)[second]).GetEnumerator();
    }

    static ICollection<string> s_pair = new Pair("a", "b");

    static string Probe() => string.Join(",", [|s_pair.ToArray()|]);

    static string Behave(string first, string second)
    {
        s_pair = new Pair(first, second);
        return string.Join(",", [|s_pair.ToArray()|]);
    }
}
