// title: `ImmutableList.Create(new object[] { text })`
// rule: ALLOC103
// bytes: 104
// unflagged: the list and its node are the result
// message: the message counts the array alone
// fix: ALLOC103.item
// safety: safe
// after: 72
using System.Collections.Immutable;

static class Case
{
    static object Probe(string text = "a") => ImmutableList.Create([|new object[] { text }|]);

    static string Behave(string text)
    {
        var all = ImmutableArray.Create([|new object[] { text }|]);
        return all.GetType() + " " + all.Length + all[0];
    }
}
