// title: `new StringBuilder("(")` for one text of twelve characters
// rule: ALLOC305
// bytes: 152
// message: the text is needed: 48 B of it, and a text at the start may need more room
// unflagged: the text itself is needed
// fix: ALLOC305.StackText
// safety: safe
// after: 48
static class Case
{
    static string Probe(string name = "abcdefgh", int number = 12)
    {
        var builder = [|new StringBuilder("(")|];
        builder.Append(name).Append(number).Append(')');
        return builder.ToString();
    }

    static string Behave(string name, int number, double fraction)
    {
        var builder = [|new StringBuilder(name + number + ": ", 64)|];
        builder.Append(fraction).AppendLine(name);
        return builder.ToString();
    }

    static string BehaveLong(string text, int rounds)
    {
        var builder = [|new StringBuilder(text)|];
        for (var i = 0; i < (rounds & 255); i++)
            builder.Append(text).Append(i);
        return builder.ToString();
    }
}
