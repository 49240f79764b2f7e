using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>Repeats the documentation of a method for an overload beside it.</summary>
internal static class DocumentationComments
{
    /// <summary>An empty line, the documentation with one parameter renamed, and the indentation; other comments stay with the method.</summary>
    public static SyntaxTriviaList Repeat(MethodDeclarationSyntax method, string parameter, string renamed, SyntaxTrivia endOfLine, SyntaxTrivia indentation)
    {
        var leading = new List<SyntaxTrivia> { endOfLine };
        foreach (var trivia in method.GetLeadingTrivia())
        {
            if (trivia.GetStructure() is not DocumentationCommentTriviaSyntax documentation)
                continue;
            leading.Add(indentation);
            leading.Add(Trivia(Renamed(documentation, parameter, renamed)));
            if (trivia.IsKind(SyntaxKind.MultiLineDocumentationCommentTrivia))
                leading.Add(endOfLine);
        }

        leading.Add(indentation);
        return TriviaList(leading);
    }

    private static DocumentationCommentTriviaSyntax Renamed(DocumentationCommentTriviaSyntax documentation, string parameter, string renamed) =>
        documentation.ReplaceNodes(
            documentation.DescendantNodes().OfType<XmlNameAttributeSyntax>().Where(name => name.Identifier.Identifier.ValueText == parameter),
            (_, name) => name.WithIdentifier(name.Identifier.WithIdentifier(Identifier(renamed).WithTriviaFrom(name.Identifier.Identifier))));
}
