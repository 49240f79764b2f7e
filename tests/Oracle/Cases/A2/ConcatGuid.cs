// title: a string and a Guid joined with +
// row: "x" + valueType
// rule: none: no rule reports the string of a value in a concatenation yet
// bytes: 192
// note: the Guid's own string takes 96 bytes
static class Case
{
    static string Probe(Guid id = default) => "a" + id;
}
