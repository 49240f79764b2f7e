// title: `guid.ToString().Replace("-", "")`
// rule: ALLOC307
// bytes: 184
// message: of the two texts, only the first is not needed
// fix: ALLOC307.Format
// safety: safe
// after: 88
static class Case
{
    static string Probe(Guid id = default) => [|id.ToString().Replace("-", "")|];

    static string Behave(Guid id) => [|id.ToString("D").Replace("-", string.Empty)|];
}
