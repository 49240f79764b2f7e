using Allocations.Analyzers.Flow;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>Takes a statement out of a text: with its line where it has one of its own, and leaving comments beside it where they are.</summary>
internal static class StatementRemoval
{
    /// <summary>
    /// The edit. An embedded statement takes its <c>else</c>, or an <c>if</c> whose condition does nothing, with it; a call in the condition stays, and
    /// elsewhere an empty block does.
    /// </summary>
    /// <param name="statement">The statement.</param>
    /// <param name="model">The model of its file: tells what a condition does.</param>
    public static TextChange Of(StatementSyntax statement, SemanticModel model)
    {
        var text = statement.SyntaxTree.GetText();
        if (statement.Parent is not (BlockSyntax or SwitchSectionSyntax or GlobalStatementSyntax))
            return OfEmbedded(statement, model);
        var first = text.Lines.GetLineFromPosition(statement.SpanStart);
        var last = text.Lines.GetLineFromPosition(statement.Span.End);
        var isAlone = text.ToString(TextSpan.FromBounds(first.Start, statement.SpanStart)).Trim().Length == 0
            && text.ToString(TextSpan.FromBounds(statement.Span.End, last.End)).Trim().Length == 0;
        if (isAlone)
            return new TextChange(TextSpan.FromBounds(first.Start, EndWithBlank(statement, first, last, text)), "");
        var end = statement.Span.End;
        while (end < last.End && text[end] == ' ')
            end++;
        return new TextChange(TextSpan.FromBounds(statement.SpanStart, end), "");
    }

    /// <summary>
    /// Where the lines end that are taken out. A blank line after a paragraph of one statement goes as well, so that none begins a block and no two meet.
    /// </summary>
    private static int EndWithBlank(StatementSyntax statement, TextLine first, TextLine last, SourceText text)
    {
        var next = last.LineNumber + 1;
        return next < text.Lines.Count && IsBlank(text.Lines[next]) && BeginsParagraph(statement, first, text)
            ? text.Lines[next].EndIncludingLineBreak
            : last.EndIncludingLineBreak;
    }

    private static bool BeginsParagraph(StatementSyntax statement, TextLine first, SourceText text) =>
        first.LineNumber > 0 && text.Lines[first.LineNumber - 1] is var before
        && (IsBlank(before) || statement.Parent is BlockSyntax { OpenBraceToken: var brace } && text.Lines.GetLineFromPosition(brace.SpanStart) == before);

    private static bool IsBlank(TextLine line) => line.ToString().Trim().Length == 0;

    private static TextChange OfEmbedded(StatementSyntax statement, SemanticModel model) => statement.Parent switch
    {
        ElseClauseSyntax { Parent: IfStatementSyntax choice } otherwise
            when !Comments.AreIn(otherwise) && !choice.Statement.GetTrailingTrivia().Any(Comments.Is) && !StatementText.WouldTakeElse(choice)
            => new TextChange(TextSpan.FromBounds(choice.Statement.Span.End, otherwise.Span.End), ""),
        IfStatementSyntax { Else: null, Condition: InvocationExpressionSyntax condition } choice
            when !Comments.AreIn(choice) && model.GetTypeInfo(condition).Type is { SpecialType: SpecialType.System_Boolean }
            => new TextChange(choice.Span, condition + ";"),
        IfStatementSyntax { Else: null } choice when !Comments.AreIn(choice) && DoesNothing(choice.Condition, model) => Of(choice, model),
        _ => new TextChange(statement.Span, "{ }"),
    };

    private static bool DoesNothing(ExpressionSyntax condition, SemanticModel model) =>
        model.GetOperation(condition) is { Type.SpecialType: SpecialType.System_Boolean } value && PlainValues.Are(value);
}
