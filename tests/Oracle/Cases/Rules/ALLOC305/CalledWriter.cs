// title: `builder.Append(Row(name))` of a method that makes the string
// rule: ALLOC305
// bytes: 48
// message: the lengths of the strings are not known
// il: elsewhere: the method that is called makes the string
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(string name = "aaaaaaaaaa")
    {
        s_builder.Clear();
        s_builder.Append([|Row(name)|]);
        return s_builder.Length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static string Row(string name) => name + ";";
}
