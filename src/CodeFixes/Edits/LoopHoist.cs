using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>Edits of a text that put a declaration on a line of its own before a loop, or another statement.</summary>
internal static class LoopHoist
{
    /// <summary>The edit that inserts several statements before another, as <see cref="Before(StatementSyntax, string, SourceText)"/> inserts one.</summary>
    public static TextChange Before(StatementSyntax statement, IEnumerable<string> statements, SourceText text) => Before(
        statement,
        string.Join(Indentation.IsFirst(statement.SpanStart, text) ? LineBreaks.Of(statement.SyntaxTree) + Indentation.Of(statement, text) : " ", statements),
        text);

    /// <summary>The edit that inserts a statement before another: above its comments, but never on the other side of a directive.</summary>
    public static TextChange Before(StatementSyntax loop, string statement, SourceText text)
    {
        if (!Indentation.IsFirst(loop.SpanStart, text))
            return new TextChange(new TextSpan(loop.SpanStart, 0), statement + " ");
        var line = text.Lines.GetLineFromPosition(loop.SpanStart).Start;
        var start = line;
        foreach (var trivia in loop.GetLeadingTrivia())
        {
            if (trivia.IsDirective)
                start = line;
            else if (Comments.Is(trivia))
                start = Math.Min(start, text.Lines.GetLineFromPosition(trivia.SpanStart).Start);
        }

        return new TextChange(new TextSpan(start, 0), Indentation.Of(loop, text) + statement + LineBreaks.Of(loop.SyntaxTree));
    }

    /// <summary>
    /// The name of a local that is declared before the loop in place of one inside it: the same, unless something else in the member outside
    /// <paramref name="scope"/> has that name.
    /// </summary>
    public static string NameFor(string name, SyntaxNode scope, SemanticModel model)
    {
        var member = scope.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax) ?? scope.SyntaxTree.GetRoot();
        foreach (var token in member.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name && !scope.Span.Contains(token.Span))
                return FreeName.For(name, member, model);
        }

        return name;
    }
}
