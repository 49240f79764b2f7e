using Microsoft.CodeAnalysis.CSharp;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Whether a tree is the one that its own text parses to: a fix can make trees that no parser makes.</summary>
internal static class SyntaxStructure
{
    /// <summary>Fails with the first node or token that is not as parsed.</summary>
    public static async Task VerifyAsync(Document document, CodeActionValidationMode mode, IVerifier verifier, CancellationToken cancellationToken)
    {
        if (mode == CodeActionValidationMode.None
            || await document.GetSyntaxTreeAsync(cancellationToken).ConfigureAwait(false) is not { } tree)
        {
            return;
        }

        var root = await tree.GetRootAsync(cancellationToken).ConfigureAwait(false);
        var parsed = await CSharpSyntaxTree.ParseText(root.ToFullString(), (CSharpParseOptions)tree.Options, cancellationToken: cancellationToken)
            .GetRootAsync(cancellationToken).ConfigureAwait(false);
        var difference = mode == CodeActionValidationMode.Full && root.IsEquivalentTo(parsed)
            ? null
            : FirstDifference(root, parsed, mode == CodeActionValidationMode.Full);
        if (difference is not null)
        {
            verifier.Fail($"The fix made a tree that its text does not parse to, in '{document.Name}': {difference}");
        }
    }

    // SyntaxFactory.AreEquivalent tells some rewritten lists from parsed ones although every node and token is the same.
    private static string? FirstDifference(SyntaxNodeOrToken made, SyntaxNodeOrToken parsed, bool withTrivia)
    {
        var left = made.ChildNodesAndTokens();
        var right = parsed.ChildNodesAndTokens();
        if (made.RawKind == parsed.RawKind && made.IsMissing == parsed.IsMissing && left.Count == right.Count
            && (made.IsNode || (withTrivia ? made.IsEquivalentTo(parsed) : made.AsToken().Text == parsed.AsToken().Text)))
        {
            for (var i = 0; i < left.Count; i++)
            {
                if (FirstDifference(left[i], right[i], withTrivia) is { } inner)
                {
                    return inner;
                }
            }

            return null;
        }

        return $"{made.Kind()} '{made.ToFullString()}' was made, {parsed.Kind()} '{parsed.ToFullString()}' is parsed.";
    }
}
