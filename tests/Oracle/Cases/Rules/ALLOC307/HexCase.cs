// title: `number.ToString("X2").ToLower()`
// rule: ALLOC307
// bytes: 64
// message: the length of the text is not known
// fix: ALLOC307.Format
// safety: safe
// after: 32
static class Case
{
    static string Probe(byte number = 0xab) => [|number.ToString("X2").ToLower()|];

    static string Behave(long number, short other) => [|number.ToString("X").ToLower()|] + [|other.ToString("x4").ToUpperInvariant()|];
}
