using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>Tells how a file breaks its lines, so that what a fix adds breaks them alike.</summary>
internal static class LineBreaks
{
    /// <summary>The first line break of a file; a line feed where it has none.</summary>
    public static string Of(SyntaxTree tree) => Of(tree.GetText());

    /// <summary>The first line break of a text; a line feed where it has none.</summary>
    public static string Of(SourceText source) =>
        source.Lines is { Count: > 1 } lines && lines[0].EndIncludingLineBreak - lines[0].End == 2 ? "\r\n" : "\n";

    /// <summary>Where the line ends that a node ends on, behind a comment; the end of the node where other code follows on that line.</summary>
    public static int After(SyntaxNode node)
    {
        foreach (var trivia in node.GetTrailingTrivia())
        {
            if (trivia.IsKind(SyntaxKind.EndOfLineTrivia))
                return trivia.SpanStart;
        }

        return node.Span.End;
    }

    /// <summary>The break that all lines of a file end with; null where they differ, or there is one line.</summary>
    public static string? Only(SourceText source)
    {
        var found = default(string);
        foreach (var line in source.Lines)
        {
            if (line.EndIncludingLineBreak == line.End)
                continue;
            var lineBreak = source.ToString(TextSpan.FromBounds(line.End, line.EndIncludingLineBreak));
            if (found is not null && found != lineBreak)
                return null;
            found = lineBreak;
        }

        return found;
    }
}
