using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>Edits of a text that write statements where there was one, or before the others of a loop, in braces where only one may stand.</summary>
internal static class StatementText
{
    /// <summary>The edit that writes statements in the place of one.</summary>
    public static TextChange InPlaceOf(StatementSyntax statement, IReadOnlyList<string> statements, SourceText source)
    {
        if (statements.Count == 1)
            return new TextChange(statement.Span, statements[0]);
        var newLine = LineBreaks.Of(source);
        var indentation = Indentation.Of(statement, source);
        if (statement.Parent is BlockSyntax or SwitchSectionSyntax)
            return new TextChange(statement.Span, string.Join(Indentation.IsFirst(statement.SpanStart, source) ? newLine + indentation : " ", statements));
        if (!Indentation.IsFirst(statement.SpanStart, source) || statement.Parent is not { } parent
            || !source.ToString(TextSpan.FromBounds(parent.SpanStart, statement.SpanStart)).Contains('\n'))
        {
            return new TextChange(statement.Span, "{ " + string.Join(" ", statements) + " }");
        }

        var outer = Indentation.Of(parent, source);
        return new TextChange(
            TextSpan.FromBounds(source.Lines.GetLineFromPosition(statement.SpanStart).Start, statement.Span.End),
            outer + "{" + newLine + indentation + string.Join(newLine + indentation, statements) + newLine + outer + "}");
    }

    /// <summary>The edits that begin the body of a loop with statements.</summary>
    public static IEnumerable<TextChange> AtBeginning(ForEachStatementSyntax loop, IReadOnlyList<string> statements, SourceText source)
    {
        var newLine = LineBreaks.Of(source);
        var outer = Indentation.Of(loop, source);
        if (loop.Statement is BlockSyntax block)
        {
            var isOneLine = LineOf(block.OpenBraceToken.SpanStart) == LineOf(block.CloseBraceToken.SpanStart);
            var inner = block.Statements.Count > 0 && !isOneLine ? Indentation.Of(block.Statements[0], source) : outer + Indentation.UnitAt(loop);
            yield return new TextChange(
                new TextSpan(block.OpenBraceToken.Span.End, 0),
                string.Concat(statements.Select(statement => isOneLine ? " " + statement : newLine + inner + statement)));
            yield break;
        }

        if (LineOf(loop.Statement.SpanStart) == LineOf(loop.CloseParenToken.SpanStart))
        {
            yield return new TextChange(new TextSpan(loop.Statement.SpanStart, 0), "{ " + string.Join(" ", statements) + " ");
            yield return new TextChange(new TextSpan(loop.Statement.Span.End, 0), " }");
            yield break;
        }

        var indentation = Indentation.Of(loop.Statement, source);
        yield return new TextChange(
            new TextSpan(loop.CloseParenToken.Span.End, 0),
            newLine + outer + "{" + string.Concat(statements.Select(statement => newLine + indentation + statement)));
        yield return new TextChange(new TextSpan(source.Lines.GetLineFromPosition(loop.Statement.Span.End).End, 0), newLine + outer + "}");

        int LineOf(int position) => source.Lines.GetLineFromPosition(position).LineNumber;
    }
}
