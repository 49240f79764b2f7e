using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;

namespace Allocations.CodeFixes.Edits;

/// <summary>Puts a statement on a line of its own beside another, with that one's indentation and the document's end of line.</summary>
internal static class StatementInsertion
{
    /// <summary>Puts a statement before another; empty lines stay above both.</summary>
    public static SyntaxNode Before(SyntaxNode root, StatementSyntax anchor, StatementSyntax statement)
    {
        var laid = Laid(root, anchor, statement);
        var leading = anchor.GetLeadingTrivia();
        var empty = 0;
        for (var i = 0; i < leading.Count && (leading[i].IsKind(SyntaxKind.WhitespaceTrivia) || leading[i].IsKind(SyntaxKind.EndOfLineTrivia)); i++)
        {
            if (leading[i].IsKind(SyntaxKind.EndOfLineTrivia))
                empty = i + 1;
        }

        if (empty == 0)
            return root.InsertNodesBefore(anchor, [laid]);
        var mark = new SyntaxAnnotation();
        var marked = root.ReplaceNode(anchor, anchor.WithLeadingTrivia(leading.Skip(empty)).WithAdditionalAnnotations(mark));
        return marked.InsertNodesBefore(marked.GetAnnotatedNodes(mark).Single(), [laid.WithLeadingTrivia(leading.Take(empty).Concat(laid.GetLeadingTrivia()))]);
    }

    /// <summary>Puts a statement after another.</summary>
    public static SyntaxNode After(SyntaxNode root, StatementSyntax anchor, StatementSyntax statement) =>
        root.InsertNodesAfter(anchor, [Laid(root, anchor, statement)]);

    private static StatementSyntax Laid(SyntaxNode root, StatementSyntax anchor, StatementSyntax statement)
    {
        var laid = statement.WithLeadingTrivia(SyntaxFactory.Whitespace(Indentation.Before(anchor)));
        return laid.WithTrailingTrivia(SyntaxFactory.EndOfLine(LineBreaks.Of(root.SyntaxTree))).WithAdditionalAnnotations(Formatter.Annotation);
    }
}
