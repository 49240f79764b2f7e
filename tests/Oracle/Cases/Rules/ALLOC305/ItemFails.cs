// title: `builder.Append(string.Join(",", objects))` on the builder of a caller
// rule: ALLOC305
// bytes: 64
// message: the lengths of the strings are not known
// fix: ALLOC305.AppendJoin
// safety: unsafe
// difference: code that an operand runs sees the text before it in the builder; the text before an operand that fails stays appended
// shows: new object[0], true
// except: fails
// after: 0, net9 32, net10 0
sealed class Failing(bool always)
{
    public override string ToString() => always ? throw new InvalidOperationException() : "";
}

static class Case
{
    static StringBuilder s_builder = new(100);
    static object[] s_items = ["aaaaaaaaaa", "bbbbbbbb"];

    static int Probe()
    {
        s_builder.Clear();
        s_builder.Append([|string.Join(",", s_items)|]);
        return s_builder.Length;
    }

    static string Behave(object[] items, bool fails)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append("<");
        try
        {
            Add(builder, fails ? ["1", new Failing(fails)] : items);
        }
        catch (InvalidOperationException)
        {
            builder.Append('!');
        }
        catch (ArgumentNullException)
        {
            builder.Append('?');
        }

        return builder.ToString();
    }

    static void Add(StringBuilder builder, object[] items) => builder.Append([|string.Join(",", items)|]);
}
