// title: `builder.Append(number.ToString("x2"))`
// rule: ALLOC305
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC305.Value
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(int number = 200)
    {
        var builder = s_builder;
        if (builder is null)
            return 0;
        builder.Clear();
        builder.Append([|number.ToString("x2")|]);
        return builder.Length;
    }

    static string Behave(int number, long big, double fraction, decimal amount)
    {
        var builder = s_builder;
        if (builder is null)
            return "";
        builder.Clear();
        builder.Append([|number.ToString("D4")|]).Append(',').Append([|big.ToString("N0")|]);
        builder.AppendLine([|fraction.ToString("G17", System.Globalization.CultureInfo.InvariantCulture)|]);
        builder.Append([|fraction.ToString("", System.Globalization.CultureInfo.CurrentCulture)|]);
        builder.Append([|amount.ToString(System.Globalization.CultureInfo.InvariantCulture)|]);
        builder.Append([|amount.ToString("C", System.Globalization.CultureInfo.CurrentCulture)|]);
        return builder.ToString();
    }

    static string BehaveOthers(DateTime time, Guid id, TimeSpan span)
    {
        var builder = s_builder;
        if (builder is null)
            return "";
        builder.Clear();
        builder.Append([|time.ToString("o")|]).Append([|time.ToString("yyyy-MM-dd HH:mm")|]).Append([|id.ToString("N")|]);
        builder.Append([|span.ToString("c")|]);
        return builder.ToString();
    }

    static string BehaveFailing(int number)
    {
        var builder = s_builder;
        if (builder is null)
            return "";
        builder.Clear().Append('<');
        try
        {
            builder.Append([|number.ToString("R2D2")|]).Append([|number.ToString("Q")|]);
        }
        catch (FormatException)
        {
            builder.Append('!');
        }

        return builder.ToString();
    }
}
