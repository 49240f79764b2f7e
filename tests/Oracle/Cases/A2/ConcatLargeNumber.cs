// title: a string and a number of six digits joined with +
// row: "x" + valueType
// rule: none: no rule reports the string of a number in a concatenation yet
// bytes: 80
// note: the number's own string takes 40 bytes; an interpolated string does without it
static class Case
{
    static string Probe(int number = 300000) => "a" + number;
}
