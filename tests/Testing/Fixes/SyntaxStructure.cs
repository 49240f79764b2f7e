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
        var same = mode == CodeActionValidationMode.Full ? root.IsEquivalentTo(parsed) : SameTokens(root, parsed);
        if (!same)
        {
            verifier.Fail($"The fix made a tree that its text does not parse to, in '{document.Name}': {FirstDifference(root, parsed)}");
        }
    }

    /// <summary>
    /// Whether both trees have the same nodes and tokens, whatever the trivia. <c>SyntaxFactory.AreEquivalent</c> would tell apart a list of
    /// one node that a parser made from one that an edit made.
    /// </summary>
    private static bool SameTokens(SyntaxNodeOrToken made, SyntaxNodeOrToken parsed)
    {
        if (made.RawKind != parsed.RawKind || made.IsMissing != parsed.IsMissing || (made.IsToken && made.AsToken().Text != parsed.AsToken().Text))
        {
            return false;
        }

        var left = made.ChildNodesAndTokens();
        var right = parsed.ChildNodesAndTokens();
        return left.Count == right.Count && left.Zip(right).All(static pair => SameTokens(pair.First, pair.Second));
    }

    private static string FirstDifference(SyntaxNodeOrToken made, SyntaxNodeOrToken parsed)
    {
        if (made.RawKind == parsed.RawKind)
        {
            foreach (var (left, right) in made.ChildNodesAndTokens().Zip(parsed.ChildNodesAndTokens()))
            {
                if (!SameTokens(left, right))
                {
                    return FirstDifference(left, right);
                }
            }
        }

        return $"{made.Kind()} '{made.ToFullString()}' was made, {parsed.Kind()} '{parsed.ToFullString()}' is parsed.";
    }
}
