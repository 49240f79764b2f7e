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
        var difference = FirstDifference(root, parsed);
        if (difference is null && mode == CodeActionValidationMode.Full && !root.IsEquivalentTo(parsed))
        {
            difference = "the trivia differ.";
        }

        if (difference is not null)
        {
            verifier.Fail($"The fix made a tree that its text does not parse to, in '{document.Name}': {difference}");
        }
    }

    // SyntaxFactory.AreEquivalent also compares how a list is stored, which parser and rewriter do differently for one and the same list.
    private static string? FirstDifference(SyntaxNodeOrToken made, SyntaxNodeOrToken parsed)
    {
        var left = made.ChildNodesAndTokens();
        var right = parsed.ChildNodesAndTokens();
        if (made.RawKind != parsed.RawKind || made.IsMissing != parsed.IsMissing || left.Count != right.Count || (made.IsToken && made.AsToken().Text != parsed.AsToken().Text))
        {
            return $"{made.Kind()} '{made.ToFullString()}' was made, {parsed.Kind()} '{parsed.ToFullString()}' is parsed.";
        }

        for (var i = 0; i < left.Count; i++)
        {
            if (FirstDifference(left[i], right[i]) is { } difference)
            {
                return difference;
            }
        }

        return null;
    }
}
