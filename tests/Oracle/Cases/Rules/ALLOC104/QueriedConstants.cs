// title: `var known = new[] { "a", "b" }` on each call, asked by a query
// rule: ALLOC104
// bytes: 40
// fix: ALLOC104.field
// safety: safe
// after: 0
static class Case
{
    static string Probe()
    {
        var known = [|new[] { "a", "b" }|];
        return known.Last();
    }

    static string Behave(byte index)
    {
        var known = [|new[] { "a", "b" }|];
        return known.ElementAt(index) + known.Last();
    }
}
