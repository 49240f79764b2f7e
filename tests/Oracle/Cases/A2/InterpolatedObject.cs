// title: an interpolated string with an object that makes a new text each time
// row: hole type not ISpanFormattable
// rule: none: no rule reports the string of a hole yet
// bytes: 72
// note: the object's own string takes 32 bytes, the result 40
sealed class Name
{
    public override string ToString() => new('a', 3);
}

static class Case
{
    static Name s_name = new();

    static string Probe() => $"abcd{s_name}";
}
