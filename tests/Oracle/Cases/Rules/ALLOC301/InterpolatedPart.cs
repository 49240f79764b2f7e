// title: `$"{text.Substring(1)}-{number}"`
// rule: ALLOC301
// bytes: 88
// unflagged: the interpolated text itself is needed
// message: the length of the part is not known
// fix: ALLOC301.Span
// safety: safe
// after: 48
static class Case
{
    static int Probe(string text = "abcdefghij", int number = 5)
    {
        if (text is null)
            return 0;
        return $"{[|text.Substring(1)|]}-{number}".Length;
    }

    static string Behave(string text, string other)
    {
        if (text is null)
            return "";
        var builder = new StringBuilder("<");
        builder.Append($"{[|text.Substring(1)|]};{other}");
        return $"{[|text.Substring(0, 1)|],5}|{[|text.Substring(1)|],-7}|{other}{builder}";
    }
}
