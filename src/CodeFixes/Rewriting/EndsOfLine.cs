using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Answers how a file ends its lines.</summary>
internal static class EndsOfLine
{
    /// <summary>The end of the file's first line, or a line feed where it has only one.</summary>
    public static string Of(SyntaxTree tree)
    {
        var text = tree.GetText();
        var first = text.Lines[0];
        return first.EndIncludingLineBreak > first.End ? text.ToString(Microsoft.CodeAnalysis.Text.TextSpan.FromBounds(first.End, first.EndIncludingLineBreak)) : "\n";
    }
}
