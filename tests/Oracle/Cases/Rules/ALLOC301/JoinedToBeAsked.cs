// title: `text.StartsWith($"{name}.", StringComparison.Ordinal)`
// rule: ALLOC301
// bytes: 32
// message: the length of the text is not known
static class Case
{
    static bool Probe(string text = "abc.d", string name = "abc") => text.StartsWith([|$"{name}."|], StringComparison.Ordinal);
}
