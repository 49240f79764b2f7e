using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>Determines which names are bound when the program runs: those of members of a <c>dynamic</c> value, and calls that are given one.</summary>
internal static class LateBinding
{
    /// <summary>Whether a name is bound when the program runs.</summary>
    public static bool IsAt(SyntaxNode name, SemanticModel model, CancellationToken cancellationToken)
    {
        var info = model.GetSymbolInfo(name, cancellationToken);
        return info.CandidateReason == CandidateReason.LateBound
            || (info.Symbol is null && ReceiverOf(name) is { } receiver && model.GetTypeInfo(receiver, cancellationToken).Type?.TypeKind == TypeKind.Dynamic);
    }

    /// <summary>Whether a document has such a name.</summary>
    public static async Task<bool> NamesAsync(Document document, string member, CancellationToken cancellationToken)
    {
        var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        return root.DescendantNodes().Any(node =>
            node is SimpleNameSyntax name && name.Identifier.ValueText == member && IsAt(name, model, cancellationToken));
    }

    private static ExpressionSyntax? ReceiverOf(SyntaxNode name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access when access.Name == name => access.Expression,
        MemberBindingExpressionSyntax { Parent.Parent: ConditionalAccessExpressionSyntax access } => access.Expression,
        _ => null,
    };
}
