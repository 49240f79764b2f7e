// title: `some.ToHashSet().Contains(item)` of a sequence of five texts
// rule: ALLOC505
// bytes: 296
// message: the length of a copy is not computed
// fix: ALLOC505.AskSource
// safety: unsafe
// difference: a set or the keys of a table are asked by a comparer of their own; elements after the one that decides are not computed
// shows: true
// after: 0
static class Case
{
    static IEnumerable<string> s_some = new List<string> { "a", "b", "c", "d", "e" };

    static bool Probe() => [|s_some.ToHashSet()|].Contains("d");

    static bool Behave(bool ignores)
    {
        s_some = new HashSet<string>(ignores ? StringComparer.OrdinalIgnoreCase : StringComparer.Ordinal) { "D" };
        return [|s_some.ToHashSet()|].Contains("d");
    }
}
