using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>
/// Takes away parentheses that a rewrite left around a name or a call, such as those of a cast that is gone. Parentheses that stood around the
/// same expression before are the author's and stay.
/// </summary>
internal static class BareParentheses
{
    /// <summary>The solution without such parentheses; unchanged if it has no such parentheses.</summary>
    public static async Task<Solution> RemoveAsync(Solution original, Solution changed, CancellationToken cancellationToken)
    {
        var result = changed;
        foreach (var id in changed.GetChanges(original).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()))
        {
            var after = await changed.GetDocument(id)!.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
            if (after is null || !after.DescendantNodes().Any(IsBare)
                || await original.GetDocument(id)!.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } before)
            {
                continue;
            }

            SyntaxToken[] tokens = [.. after.DescendantTokens()];
            var inBefore = CommonSequence.Of([.. before.DescendantTokens()], tokens, SameToken.Instance.Equals);
            var places = new Dictionary<int, int>();
            for (var i = 0; i < tokens.Length; i++)
                places[tokens[i].SpanStart] = inBefore[i];
            bool IsNew(SyntaxNode node)
            {
                var expected = default(int?);
                foreach (var token in node.DescendantTokens())
                {
                    if (!places.TryGetValue(token.SpanStart, out var place) || place < 0 || (expected is { } next && place != next))
                        return true;
                    expected = place + 1;
                }

                return false;
            }

            var bare = after.DescendantNodes().Where(node => IsBare(node) && IsNew(node)).ToList();
            if (bare.Count > 0)
                result = result.WithDocumentSyntaxRoot(
                    id, after.ReplaceNodes(bare, static (_, node) => ((ParenthesizedExpressionSyntax)node).Expression.WithTriviaFrom(node)));
        }

        return result;
    }

    private static bool IsBare(SyntaxNode node) =>
        node is ParenthesizedExpressionSyntax { Expression: IdentifierNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax
            or ElementAccessExpressionSyntax or ThisExpressionSyntax, Parent: not CastExpressionSyntax };
}
