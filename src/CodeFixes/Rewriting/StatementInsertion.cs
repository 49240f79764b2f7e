using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Puts a statement on a line of its own beside another, with that one's indentation and the document's end of line.</summary>
internal static class StatementInsertion
{
    public static SyntaxNode Before(SyntaxNode root, StatementSyntax anchor, StatementSyntax statement) =>
        root.InsertNodesBefore(anchor, [Laid(root, anchor, statement)]);

    public static SyntaxNode After(SyntaxNode root, StatementSyntax anchor, StatementSyntax statement) =>
        root.InsertNodesAfter(anchor, [Laid(root, anchor, statement)]);

    private static StatementSyntax Laid(SyntaxNode root, StatementSyntax anchor, StatementSyntax statement)
    {
        var indentation = anchor.GetLeadingTrivia().LastOrDefault(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia));
        var laid = statement.WithLeadingTrivia(indentation.IsKind(SyntaxKind.WhitespaceTrivia) ? SyntaxFactory.TriviaList(indentation) : default);
        return laid.WithTrailingTrivia(SyntaxFactory.EndOfLine(LineBreaks.Of(root.SyntaxTree))).WithAdditionalAnnotations(Formatter.Annotation);
    }
}
