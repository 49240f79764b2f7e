// title: `new HashSet<int>(new[] { a, b })`, of which the set stays
// rule: ALLOC505
// bytes: 232
// user: net10 200/232
// unflagged: the set, which stays
// message: the finding is about the array alone, beside which the set and an enumerator are made
// fix: ALLOC505.AddItems
// safety: safe
// after: 168
static class Case
{
    static object Probe(int a = 3, int b = 4) => new HashSet<int>([|new[] { a, b }|]);

    static string Behave(int a, int b, string text)
    {
        var ints = new HashSet<int>([|new[] { a, b, a, 5, b & 3 }|]);
        var texts = [|new[] { text, "a", text }|].ToHashSet();
        var list = new List<string>([|new[] { text, "b", "c" }|]);
        list.Add("d");
        return string.Join(",", ints) + "/" + string.Join(",", texts) + "/" + string.Join(",", list);
    }
}
