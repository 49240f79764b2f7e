// title: `builder.Append(value)` of a value that makes its text by a builder of its own
// rule: ALLOC305
// bytes: 152
// message: the lengths of the strings are not known
// il: elsewhere: the method that is called makes the string
sealed class Value
{
    public string Name = "aaaaaaaaaa";

    [MethodImpl(MethodImplOptions.NoInlining)]
    public override string ToString() => new StringBuilder().Append(Name).ToString();
}

static class Case
{
    static StringBuilder s_builder = new(100);
    static Value s_value = new();

    static int Probe()
    {
        s_builder.Clear();
        s_builder.Append([|s_value|]);
        return s_builder.Length;
    }
}
