using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>Edits of a text that put a declaration on a line of its own before a loop.</summary>
internal static class LoopHoist
{
    /// <summary>The edit that inserts a statement before a loop: above its comments, but never on the other side of a directive.</summary>
    public static TextChange Before(StatementSyntax loop, string statement, SourceText text)
    {
        var line = text.Lines.GetLineFromPosition(loop.SpanStart);
        var indentation = text.ToString(TextSpan.FromBounds(line.Start, loop.SpanStart));
        if (indentation.Trim().Length > 0)
            return new TextChange(new TextSpan(loop.SpanStart, 0), statement + " ");
        var start = loop.GetLeadingTrivia().Any(static trivia => trivia.IsDirective) ? line.Start : loop.FullSpan.Start;
        while (start < line.Start && text.Lines.GetLineFromPosition(start) is var empty && text.ToString(empty.Span).Trim().Length == 0)
            start = empty.EndIncludingLineBreak;
        if (text.Lines.GetLineFromPosition(start).Start != start)
            start = line.Start;
        return new TextChange(new TextSpan(start, 0), indentation + statement + LineBreaks.Of(loop.SyntaxTree));
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
