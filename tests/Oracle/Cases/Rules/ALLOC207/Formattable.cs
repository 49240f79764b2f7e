// title: `FormattableString s = $"{number}"`
// rule: ALLOC207
// bytes: 88
static class Case
{
    static FormattableString Probe(int number = 5)
    {
        FormattableString text = [|$"a{number}"|];
        return text;
    }
}
