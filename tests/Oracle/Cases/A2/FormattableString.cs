// title: an interpolated string as FormattableString
// row: $"..." converted to FormattableString or IFormattable
// rule: ALLOC207
// bytes: 88
// note: the object takes 32 bytes, the array 32, the box 24
static class Case
{
    static FormattableString Probe(int number = 300)
    {
        FormattableString text = [|$"a{number}"|];
        return text;
    }
}
