// title: `new StringBuilder()` for one text of twelve characters
// rule: ALLOC305
// bytes: 152
// message: the text is needed: 48 B of it
// unflagged: the text itself is needed
// fix: ALLOC305.StackText
// safety: safe
// after: 48
static class Case
{
    static string Probe(string name = "abcdefgh", int number = 123)
    {
        var builder = [|new StringBuilder()|];
        builder.Append(name).Append('=').Append(number);
        return builder.ToString();
    }

    static string Behave(string name, int number, double fraction, char character, bool isSet, decimal amount)
    {
        var builder = [|new StringBuilder(64)|];
        builder.Append(name).Append(number).Append(fraction).AppendLine();
        if (isSet)
            builder.Append(character).Append(amount).AppendLine(name);
        else
            builder.Append("{}").Append(isSet);
        return builder.ToString();
    }

    static string BehaveInterpolated(string name, long number, DateTime time, DayOfWeek day)
    {
        var builder = [|new StringBuilder()|];
        builder.Append($"{name}: {{{number:x4}}} {number,7} {time:O}");
        builder.AppendFormat("{0,-4}|{1}\t", name, name).AppendLine($"{day}");
        builder.Append(name);
        return builder.ToString();
    }

    static string BehaveTexts(byte number, long other, double fraction, DateTime time, Guid id, bool isSet, string format)
    {
        var builder = [|new StringBuilder()|];
        builder.Append([|number.ToString("X2")|]).Append([|other.ToString("x16", System.Globalization.CultureInfo.InvariantCulture)|]).Append(isSet.ToString());
        builder.Append($"{fraction.ToString("N2"),9}|{time.ToString("g")}").AppendFormat("{0}{1,-9}", number.ToString("D3"), id.ToString("N"));
        builder.Append([|other.ToString(format)|]);
        return builder.ToString();
    }

    static string BehaveLong(string text, int rounds)
    {
        var builder = [|new StringBuilder()|];
        for (var i = 0; i < (rounds & 255); i++)
            builder.Append(text).Append(i);
        return builder.ToString();
    }

    static string BehaveFailing(string text, int divisor)
    {
        var builder = [|new StringBuilder()|];
        builder.Append(text.Length).Append(text);
        if (divisor > 5)
            return builder.ToString();
        builder.Append(1 / divisor);
        return "[" + builder.ToString() + "]";
    }
}
