// title: `number.ToString().PadLeft(4, '0')` of an unsigned number
// rule: ALLOC307
// bytes: 64
// message: the length of the text is not known
// fix: ALLOC307.Format
// safety: safe
// after: 32
static class Case
{
    static string Probe(uint number = 4711) => [|(number / 10).ToString().PadLeft(4, '0')|];

    static string Behave(uint number, int other) => [|number.ToString().PadLeft(7, '0')|] + [|other.ToString("x").PadLeft(3, '0')|];
}
