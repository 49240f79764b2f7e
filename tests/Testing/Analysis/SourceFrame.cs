using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>The lines of a span with marks beneath it.</summary>
internal static class SourceFrame
{
    private const int MostLines = 8;

    /// <summary>The lines, or nothing when the file is not in the solution.</summary>
    public static async Task<string> OfAsync(Solution solution, FileLinePositionSpan span, CancellationToken cancellationToken)
    {
        if (!span.IsValid || span.Path.Length == 0 || solution.GetDocumentIdsWithFilePath(span.Path) is not [var id, ..])
        {
            return "";
        }

        var document = solution.GetDocument(id) ?? solution.GetAdditionalDocument(id) ?? (TextDocument?)solution.GetAnalyzerConfigDocument(id);
        return document is null ? "" : Draw(await document.GetTextAsync(cancellationToken).ConfigureAwait(false), span.Span);
    }

    private static string Draw(SourceText text, LinePositionSpan span)
    {
        var frame = new StringBuilder();
        var last = Math.Min(Math.Min(span.End.Line, text.Lines.Count - 1), span.Start.Line + MostLines - 1);
        for (var line = span.Start.Line; line <= last; line++)
        {
            var code = text.Lines[line].ToString();
            var start = line == span.Start.Line ? span.Start.Character : code.Length - code.TrimStart().Length;
            var end = line == span.End.Line ? span.End.Character : code.Length;
            frame.AppendLine(CultureInfo.InvariantCulture, $"{line + 1,5} | {code}")
                .AppendLine(CultureInfo.InvariantCulture, $"      | {new string(' ', start)}{new string('^', Math.Max(end - start, 1))}");
        }

        return frame.ToString();
    }
}
