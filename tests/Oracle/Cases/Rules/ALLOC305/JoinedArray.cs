// title: `builder.Append(string.Join(",", array))`
// rule: ALLOC305
// bytes: 64
// message: the lengths of the strings are not known
// fix: ALLOC305.AppendJoin
// safety: safe
// nulls: annotations
// after: 0, net9 32, net10 0
#nullable enable
static class Case
{
    static StringBuilder s_builder = new(100);
    static string[] s_items = ["aaaaaaaaaa", "bbbbbbbb"];

    static int Probe()
    {
        s_builder.Clear();
        s_builder.Append([|string.Join(",", s_items)|]);
        return s_builder.Length;
    }

    static string Behave(string separator, string[] items, List<double> numbers, object[] objects)
    {
        var builder = new StringBuilder("<", 0, 1, 16);
        builder.Append([|string.Join(separator, items)|]);
        builder.Append([|string.Join('-', items)|]);
        builder.Append([|string.Join("; ", numbers)|]);
        builder.Append([|string.Join(',', objects)|]);
        return builder.ToString();
    }

    static string BehaveShared(string separator, string[] items)
    {
        var builder = new StringBuilder("<", 0, 1, 16);
        try
        {
            Add(builder, separator, items);
        }
        catch (ArgumentNullException)
        {
            builder.Append('!');
        }

        return builder.ToString();
    }

    static void Add(StringBuilder builder, string separator, string[] items) => builder.Append([|string.Join(separator, items)|]);
}
