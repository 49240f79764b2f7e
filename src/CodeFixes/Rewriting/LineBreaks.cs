using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Tells how a file breaks its lines, so that what a fix adds breaks them alike.</summary>
internal static class LineBreaks
{
    /// <summary>The first line break of a file; a line feed where it has none.</summary>
    public static string Of(SyntaxTree tree) => Of(tree.GetText());

    /// <summary>The first line break of a text; a line feed where it has none.</summary>
    public static string Of(SourceText source) =>
        source.Lines is { Count: > 1 } lines && lines[0].EndIncludingLineBreak - lines[0].End == 2 ? "\r\n" : "\n";

    /// <summary>The break of the line at a position, or of the one before it where that is the last; null where the file has one line.</summary>
    public static string? At(SourceText source, int position)
    {
        var line = source.Lines.GetLineFromPosition(position);
        if (line.End == line.EndIncludingLineBreak && line.LineNumber > 0)
            line = source.Lines[line.LineNumber - 1];
        return line.End == line.EndIncludingLineBreak ? null : source.ToString(TextSpan.FromBounds(line.End, line.EndIncludingLineBreak));
    }
}
