using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Tells how far a line is indented, so that what a fix adds is indented alike.</summary>
internal static class Indentation
{
    /// <summary>The blanks at the beginning of the line on which a node begins.</summary>
    public static string Of(SyntaxNode node, SourceText source)
    {
        var line = source.Lines.GetLineFromPosition(node.SpanStart);
        var end = line.Start;
        while (end < line.End && source[end] is ' ' or '\t')
            end++;
        return source.ToString(TextSpan.FromBounds(line.Start, end));
    }
}
