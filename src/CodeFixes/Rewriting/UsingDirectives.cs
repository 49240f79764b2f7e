using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Brings <c>MemoryExtensions</c> and the span types into scope.</summary>
internal static class SystemDirective
{
    /// <summary>The tree with <c>using System;</c> where the place of the fix does not see that namespace yet.</summary>
    public static SyntaxNode AddTo(SyntaxNode root, FixRequest request)
    {
        foreach (var symbol in request.Model.LookupNamespacesAndTypes(request.Node.SpanStart, name: nameof(MemoryExtensions)))
        {
            if (symbol.ContainingNamespace is { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true })
                return root;
        }

        if (root is not CompilationUnitSyntax unit)
            return root;
        var endOfLine = LineBreaks.Of(request.Root.SyntaxTree);
        var directive = SyntaxFactory.UsingDirective(SyntaxFactory.IdentifierName(nameof(System)).WithLeadingTrivia(SyntaxFactory.Space)).WithTrailingTrivia(SyntaxFactory.EndOfLine(endOfLine));

        // A header stays above the directive.
        if (unit.Usings.Count > 0)
        {
            var first = unit.Usings[0];
            return unit.WithUsings(unit.Usings.Replace(first, first.WithoutLeadingTrivia()).Insert(0, directive.WithLeadingTrivia(first.GetLeadingTrivia())));
        }

        if (unit.Externs.Count > 0 || unit.AttributeLists.Count > 0 || unit.Members.Count == 0)
            return root;
        var member = unit.Members[0];
        var leading = member.GetLeadingTrivia();
        return unit
            .ReplaceNode(member, member.WithLeadingTrivia(SyntaxFactory.EndOfLine(endOfLine)))
            .WithUsings(SyntaxFactory.SingletonList(directive.WithLeadingTrivia(leading)));
    }
}
