// title: `own.Add(name + ";")` of a class that keeps a builder
// rule: ALLOC305
// bytes: 48
// message: the lengths of the strings are not known
sealed class Own
{
    public StringBuilder Text = new(100);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Add(string text) => Text.Append(text);
}

static class Case
{
    static Own s_own = new();

    static int Probe(string name = "aaaaaaaaaa")
    {
        s_own.Text.Clear();
        s_own.Add([|name + ";"|]);
        return s_own.Text.Length;
    }
}
