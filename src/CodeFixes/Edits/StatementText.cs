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

    /// <summary>The edits that begin the body of a <c>foreach</c> or <c>while</c> with statements.</summary>
    public static IEnumerable<TextChange> AtBeginning(StatementSyntax loop, IReadOnlyList<string> statements, SourceText source)
    {
        var body = loop is WhileStatementSyntax conditional ? conditional.Statement : ((ForEachStatementSyntax)loop).Statement;
        var newLine = LineBreaks.Of(source);
        var outer = Indentation.Of(loop, source);
        if (body is BlockSyntax block)
        {
            var first = block.Statements.Count > 0 ? block.Statements[0].SpanStart : block.CloseBraceToken.SpanStart;
            var isOneLine = LineOf(block.OpenBraceToken.SpanStart) == LineOf(first);
            var inner = block.Statements.Count > 0 && !isOneLine ? Indentation.Of(block.Statements[0], source) : outer + Indentation.UnitAt(loop);
            yield return new TextChange(
                new TextSpan(block.OpenBraceToken.Span.End, 0),
                string.Concat(statements.Select(statement => isOneLine ? " " + statement : newLine + inner + statement)));
            yield break;
        }

        var head = body.GetFirstToken().GetPreviousToken().Span.End;
        if (LineOf(body.SpanStart) == LineOf(head))
        {
            yield return new TextChange(new TextSpan(body.SpanStart, 0), "{ " + string.Join(" ", statements) + " ");
            yield return new TextChange(new TextSpan(body.Span.End, 0), " }");
            yield break;
        }

        var indentation = Indentation.Of(body, source);
        yield return new TextChange(
            new TextSpan(head, 0),
            newLine + outer + "{" + string.Concat(statements.Select(statement => newLine + indentation + statement)));
        yield return new TextChange(new TextSpan(LineBreaks.After(body), 0), newLine + outer + "}");

        int LineOf(int position) => source.Lines.GetLineFromPosition(position).LineNumber;
    }

    /// <summary>
    /// The edits that write a test before a statement, which moves one level to the right where it begins a line; null where an <c>else</c> after the statement
    /// would become the one of that test.
    /// </summary>
    public static IReadOnlyList<TextChange>? Test(string condition, ExpressionStatementSyntax statement, SourceText source)
    {
        if (WouldTakeElse(statement))
            return null;
        var place = new TextSpan(statement.SpanStart, 0);
        if (!Indentation.IsFirst(statement.SpanStart, source))
            return [new TextChange(place, "if (" + condition + ") ")];
        var unit = Indentation.UnitAt(statement);
        var separator = LineBreaks.Of(source) + Indentation.Of(statement, source) + unit;
        return [new TextChange(place, "if (" + condition + ")" + separator), .. MovedRight(statement, unit, source)];
    }

    /// <summary>Whether an <c>else</c> stands right behind a statement, which an <c>if</c> without one in its place would take.</summary>
    public static bool WouldTakeElse(StatementSyntax statement)
    {
        for (SyntaxNode node = statement; node.Parent is StatementSyntax and not BlockSyntax or ElseClauseSyntax; node = node.Parent)
        {
            if (node.Parent is IfStatementSyntax { Else: not null } test && test.Statement == node)
                return true;
        }

        return false;
    }

    /// <summary>
    /// The edits that write statements before the one of an <c>else</c>, in braces around both. Its lines move one level to the right; those of a text or
    /// comment of several lines stay.
    /// </summary>
    public static IEnumerable<TextChange> InBraces(ElseClauseSyntax otherwise, IReadOnlyList<string> statements, string unit, SourceText source)
    {
        var statement = otherwise.Statement;
        var between = TextSpan.FromBounds(otherwise.ElseKeyword.Span.End, statement.SpanStart);
        if (unit.Length == 0)
        {
            yield return new TextChange(between, " { " + string.Join(" ", statements) + " ");
            yield return new TextChange(new TextSpan(statement.Span.End, 0), " }");
            yield break;
        }

        var newLine = LineBreaks.Of(source);
        var outer = Indentation.Of(otherwise, source);
        var brace = otherwise.Parent is IfStatementSyntax { Statement: BlockSyntax block } && !Indentation.IsFirst(block.OpenBraceToken.SpanStart, source)
            ? " {"
            : newLine + outer + "{";
        yield return new TextChange(between, brace + string.Concat(statements.Select(line => newLine + outer + unit + line)) + newLine + outer + unit);
        foreach (var line in MovedRight(statement, unit, source))
            yield return line;
        yield return new TextChange(new TextSpan(statement.Span.End, 0), newLine + outer + "}");
    }

    /// <summary>
    /// The edits that move the lines of a statement to the right, all but the first; those of a text or comment of several lines, and directives, stay.
    /// </summary>
    private static IEnumerable<TextChange> MovedRight(StatementSyntax statement, string unit, SourceText source)
    {
        var root = statement.SyntaxTree.GetRoot();
        for (var number = source.Lines.GetLineFromPosition(statement.SpanStart).LineNumber + 1;
            number < source.Lines.Count && source.Lines[number].Start < statement.Span.End;
            number++)
        {
            var line = source.Lines[number];
            if (line.Span.Length > 0 && !Indentation.IsInText(line.Start, root) && !root.FindTrivia(line.Start).IsDirective)
                yield return new TextChange(new TextSpan(line.Start, 0), unit);
        }
    }
}
