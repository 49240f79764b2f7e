// title: a part of a text that is parsed, and that an exception names where it cannot be
// rule: ALLOC301
// bytes: 32
// message: the length of the part is not known
// fix: ALLOC301.Span
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "abc123")
    {
        if (text is null)
            return 0;
        var digits = [|text.Substring(3)|];
        if (!int.TryParse(digits, out var number))
            throw new FormatException(digits);
        return number;
    }

    static int Behave(string text, int start)
    {
        if (text is null)
            return 0;
        var digits = [|text.Substring(start)|];
        try
        {
            return int.Parse(digits);
        }
        catch (FormatException error)
        {
            throw new ArgumentException(digits + "|" + text, error);
        }
    }

    static string BehaveMessage(string text)
    {
        try
        {
            return Probe(text).ToString();
        }
        catch (FormatException error)
        {
            return error.Message;
        }
        catch (ArgumentOutOfRangeException)
        {
            return "too short";
        }
    }
}
