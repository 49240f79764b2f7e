using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Determines whether a rewrite of code would lose a comment. Whatever is not a blank or a line end counts as one: comments of every kind, directives, the
/// text that a directive switches off, and what the parser skipped.
/// </summary>
internal static class Comments
{
    /// <summary>Whether trivia is anything but blanks and line ends.</summary>
    public static bool Is(SyntaxTrivia trivia) => !trivia.IsKind(SyntaxKind.WhitespaceTrivia) && !trivia.IsKind(SyntaxKind.EndOfLineTrivia);

    /// <summary>Whether trivia is a comment or directive that nothing can follow on its line.</summary>
    public static bool EndsLine(SyntaxTrivia trivia) => Is(trivia) && !trivia.IsKind(SyntaxKind.MultiLineCommentTrivia);

    /// <summary>Whether a comment stands between the tokens of a node.</summary>
    public static bool AreIn(SyntaxNode node) => AreIn(node, node.Span);

    /// <summary>Whether a comment stands in a part of a node.</summary>
    public static bool AreIn(SyntaxNode node, TextSpan span) => node.DescendantTrivia(span).Any(Is);

    /// <summary>Whether a comment is among trivia.</summary>
    public static bool AreIn(SyntaxTriviaList trivia)
    {
        foreach (var item in trivia)
        {
            if (Is(item))
                return true;
        }

        return false;
    }

    /// <summary>Whether a comment stands before or after a node in its own trivia.</summary>
    public static bool AreBeside(SyntaxNode node) => AreIn(node.GetLeadingTrivia()) || AreIn(node.GetTrailingTrivia());

    /// <summary>Whether a comment stands in a node, or beside it in the trivia of its first or last token.</summary>
    public static bool AreInOrBeside(SyntaxNode node) => node.DescendantTrivia().Any(Is);

    /// <summary>How many comments stand in a node or beside it.</summary>
    public static int Count(SyntaxNode node) => node.DescendantTrivia().Count(Is);

    /// <summary>Whether a tree after a rewrite has every comment that it had before.</summary>
    public static bool AreKept(SyntaxNode before, SyntaxNode after)
    {
        var left = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var trivia in after.DescendantTrivia())
        {
            if (Is(trivia) && trivia.ToString() is var text)
                left[text] = (left.TryGetValue(text, out var count) ? count : 0) + 1;
        }

        foreach (var trivia in before.DescendantTrivia())
        {
            if (!Is(trivia))
                continue;
            var text = trivia.ToString();
            if (!left.TryGetValue(text, out var count) || count == 0)
                return false;
            left[text] = count - 1;
        }

        return true;
    }

    /// <summary>Whether every comment that changes of a text overwrite is in what one of them writes.</summary>
    public static bool AreKept(SyntaxNode before, IReadOnlyList<TextChange> changes)
    {
        foreach (var change in changes)
        {
            if (change.Span.IsEmpty)
                continue;
            foreach (var trivia in before.DescendantTrivia(change.Span))
            {
                if (Is(trivia) && trivia.ToString() is var text && !changes.Any(other => other.NewText!.Contains(text)))
                    return false;
            }
        }

        return true;
    }
}
