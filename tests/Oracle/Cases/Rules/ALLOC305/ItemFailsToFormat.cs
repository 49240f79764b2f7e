// title: `builder.Append(string.Format("a{0}", item))` on the builder of a caller
// rule: ALLOC305
// bytes: 32
// message: the lengths of the strings are not known
// fix: ALLOC305.AppendFormat
// safety: unsafe
// difference: code that an operand runs sees the text before it in the builder; the text before an operand that fails stays appended
// shows: "b", true
// except: fails
// after: 0
sealed class Item(string text)
{
    public static bool Fails;

    public override string ToString() => Fails ? throw new InvalidOperationException() : text;
}

static class Case
{
    static StringBuilder s_builder = new(100);
    static Item s_item = new("b");

    static int Probe()
    {
        s_builder.Clear();
        s_builder.Append([|string.Format("a{0}", s_item)|]);
        return s_builder.Length;
    }

    static string Behave(string text, bool fails)
    {
        Item.Fails = fails;
        var builder = new StringBuilder(16, int.MaxValue);
        try
        {
            Add(builder, new Item(text));
        }
        catch (InvalidOperationException)
        {
        }

        return builder.ToString();
    }

    static void Add(StringBuilder builder, Item item) => builder.Append([|string.Format("a{0}", item)|]);
}
