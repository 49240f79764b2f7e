using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Tells how a file breaks its lines, so that what a fix adds breaks them alike.</summary>
internal static class LineBreaks
{
    /// <summary>The first line break of a file; a line feed where it has none.</summary>
    public static string Of(SyntaxTree tree) =>
        tree.GetText().Lines is { Count: > 1 } lines && lines[0].EndIncludingLineBreak - lines[0].End == 2 ? "\r\n" : "\n";
}
