// title: `list.Where(x => x > k).ToList()` of a list
// rule: ALLOC602
// bytes: net8 232, net9 224, net10 224
// fix: ALLOC602.OneCall
// safety: unsafe
// difference: null
// shows: null, 1
// except: list is null
// after: 160
static class Case
{
    static readonly List<int> Numbers = [1, 2, 3];

    static List<int> Probe(int k = 2) => [|Numbers.Where(x => x > k).ToList()|];

    static string Behave(List<int> list, int k)
    {
        var found = [|list.Where(x => x > k).ToList()|];
        return found.Count + ":" + string.Join(",", found);
    }
}
