// title: `new StringWriter()` for one text of twelve characters
// rule: ALLOC305
// bytes: 216, net8 208, net9 208
// message: the text is needed, 48 B of it, and the writer itself takes 8 B more since .NET 10
// unflagged: the text itself is needed
static class Case
{
    static string Probe(string name = "abcdefgh", int number = 123)
    {
        var writer = [|new StringWriter()|];
        writer.Write(name);
        writer.Write('=');
        writer.Write(number);
        return writer.ToString();
    }
}
