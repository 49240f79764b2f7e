using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.CodeFixes.Edits;

/// <summary>Determines whether a rewrite of code would lose a comment or directive.</summary>
internal static class Comments
{
    /// <summary>Whether anything but blanks and line ends stands between the tokens of a node.</summary>
    public static bool AreIn(SyntaxNode node) => node.DescendantTrivia(node.Span).Any(Is);

    /// <summary>Whether trivia is anything but blanks and line ends.</summary>
    public static bool Is(SyntaxTrivia trivia) => !trivia.IsKind(SyntaxKind.WhitespaceTrivia) && !trivia.IsKind(SyntaxKind.EndOfLineTrivia);
}
