using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Takes a statement out of a text: with its line where it has one of its own, and leaving comments beside it where they are.</summary>
internal static class StatementRemoval
{
    /// <summary>The edit; an embedded statement leaves an empty block.</summary>
    public static TextChange Of(StatementSyntax statement, SourceText text)
    {
        if (statement.Parent is not (BlockSyntax or SwitchSectionSyntax or GlobalStatementSyntax))
            return new TextChange(statement.Span, "{ }");
        var first = text.Lines.GetLineFromPosition(statement.SpanStart);
        var last = text.Lines.GetLineFromPosition(statement.Span.End);
        var isAlone = text.ToString(TextSpan.FromBounds(first.Start, statement.SpanStart)).Trim().Length == 0 && text.ToString(TextSpan.FromBounds(statement.Span.End, last.End)).Trim().Length == 0;
        if (isAlone)
            return new TextChange(TextSpan.FromBounds(first.Start, last.EndIncludingLineBreak), "");
        var end = statement.Span.End;
        while (end < last.End && text[end] == ' ')
            end++;
        return new TextChange(TextSpan.FromBounds(statement.SpanStart, end), "");
    }
}
