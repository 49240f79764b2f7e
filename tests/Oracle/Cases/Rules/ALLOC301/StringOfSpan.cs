// title: `int.TryParse(span.Slice(1, 3).ToString(), out n)`
// rule: ALLOC301
// bytes: 32
// message: the length of the span is not known
// fix: ALLOC301.Span
// safety: safe
// after: 0
using System.Globalization;

static class Case
{
    static int Probe(string text = "x123")
    {
        var span = text.AsSpan();
        return int.TryParse([|span.Slice(1, 3).ToString()|], out var n) ? n : 0;
    }

    static int Behave(string text) => int.Parse([|text.AsSpan().ToString()|], NumberStyles.Any, CultureInfo.CurrentCulture);

    static string BehaveRead(string text)
    {
        var span = text.AsSpan();
        var part = span.Length > 2 ? span[1..] : span;
        return (double.TryParse([|part.ToString().Trim()|], out var d) ? d : -1)
            + new StringBuilder().Append([|part.ToString()|]).ToString()
            + ([|span.ToString()|] == "ab") + [|part.ToString()|].Length + [|span.ToString()|].IndexOf('1');
    }
}
