// silent: ALLOC301
// A formatter of the program escapes strings, and is not asked about spans.
#nullable enable
using System;
using System.Text;

sealed class HtmlFormatter : IFormatProvider, ICustomFormatter
{
    public static readonly HtmlFormatter Instance = new();
    public object? GetFormat(Type? type) => type == typeof(ICustomFormatter) ? this : null;
    public string Format(string? format, object? value, IFormatProvider? provider) =>
        format == "raw" ? value?.ToString() ?? "" : (value?.ToString() ?? "").Replace("<", "&lt;");
}

static class Program
{
    static string Cell(string line) => string.Create(HtmlFormatter.Instance, $"<td>{line.Substring(2)}</td>");

    static void Row(StringBuilder page, string line) => page.Append(HtmlFormatter.Instance, $"<tr>{line[2..]}</tr>");

    static void Main()
    {
        var page = new StringBuilder();
        foreach (var line in new[] { "1 <script>", "2 plain" })
        {
            Console.WriteLine(Cell(line));
            Row(page, line);
        }

        Console.WriteLine(page);
    }
}
