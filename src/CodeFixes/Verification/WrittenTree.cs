using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether the text of a tree means what the tree means. A tree that is put together from nodes needs no parentheses to bind as they are put
/// together; its text, which is all that a fix leaves behind, does.
/// </summary>
internal static class WrittenTree
{
    /// <summary>Whether a tree that is parsed from the text has the same nodes.</summary>
    public static bool IsAsBound(SyntaxTree tree, CancellationToken cancellationToken)
    {
        var root = tree.GetRoot(cancellationToken);
        var written = SyntaxFactory.ParseSyntaxTree(TextOf(root), tree.Options, cancellationToken: cancellationToken);
        return AreSame(root, written.GetRoot(cancellationToken));
    }

    // SyntaxFactory.AreEquivalent tells apart nodes of one kind and text that differ in what they lack, which no one can write.
    private static bool AreSame(SyntaxNode one, SyntaxNode other)
    {
        using var written = other.DescendantNodesAndTokensAndSelf().GetEnumerator();
        foreach (var part in one.DescendantNodesAndTokensAndSelf())
        {
            if (!written.MoveNext() || written.Current is var counterpart && (counterpart.RawKind != part.RawKind
                || (part.IsToken ? part.AsToken().Text != counterpart.AsToken().Text : CountOf(part) != CountOf(counterpart))))
            {
                return false;
            }
        }

        return !written.MoveNext();
    }

    private static int CountOf(SyntaxNodeOrToken node) => node.ChildNodesAndTokens().Count;

    // New nodes have no spaces before they are formatted.
    private static string TextOf(SyntaxNode root)
    {
        var text = new StringBuilder();
        foreach (var token in root.DescendantTokens())
        {
            var next = token.ToFullString();
            if (next.Length > 0 && text.Length > 0 && SyntaxFacts.IsIdentifierPartCharacter(text[text.Length - 1])
                && (SyntaxFacts.IsIdentifierPartCharacter(next[0]) || next[0] == '@'))
            {
                text.Append(' ');
            }

            text.Append(next);
        }

        return text.ToString();
    }
}
