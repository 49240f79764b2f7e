// title: `var text = new string(characters, 1, 8); builder.Append(text)`
// rule: ALLOC305
// bytes: 40
// message: the length of the text is not known
// fix: ALLOC305.Sliced
// safety: unsafe
// difference: an array that is null appends nothing where the count is 0
// shows: null, 0, 0
// except: characters is null
// after: 0
static class Case
{
    static readonly StringBuilder s_builder = new(100);
    static readonly char[] s_characters = new char[20];

    static int Probe(int start = 1)
    {
        var builder = s_builder;
        builder.Clear();
        var text = [|new string(s_characters, start, 8)|];
        builder.Append(text);
        return builder.Length;
    }

    static void Behave(char[] characters, sbyte start, sbyte count)
    {
        var builder = new StringBuilder();
        var text = [|new string(characters, start, count)|];
        builder.AppendLine(text);
    }
}
