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

        // AreEquivalent calls some trees different that are the same to the last trivia, so the strict comparison is asked first.
        var same = root.IsEquivalentTo(parsed) || (mode != CodeActionValidationMode.Full && SyntaxFactory.AreEquivalent(root, parsed));
        if (!same)
        {
            verifier.Fail($"The fix made a tree that its text does not parse to, in '{document.Name}': {FirstDifference(root, parsed)}");
        }
    }

    private static string FirstDifference(SyntaxNodeOrToken made, SyntaxNodeOrToken parsed)
    {
        if (made.RawKind == parsed.RawKind)
        {
            foreach (var (left, right) in made.ChildNodesAndTokens().Zip(parsed.ChildNodesAndTokens()))
            {
                if (left.RawKind != right.RawKind || !left.IsEquivalentTo(right))
                {
                    return FirstDifference(left, right);
                }
            }
        }

        return $"{made.Kind()} '{made.ToFullString()}' was made, {parsed.Kind()} '{parsed.ToFullString()}' is parsed.";
    }
}
