// title: `builder.ToString().EndsWith(',')`
// rule: ALLOC305
// bytes: 32
// message: the length of the text is not known
static class Case
{
    static readonly StringBuilder s_builder = new("abc,");

    static bool Probe() => [|s_builder.ToString()|].EndsWith(',');
}
