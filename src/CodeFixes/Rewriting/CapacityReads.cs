using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Determines whether the code of a compilation asks anything for its capacity, by name: a collection may get there that a method returned or kept.
/// </summary>
internal static class CapacityReads
{
    private const string Asked = "the code asks for a 'Capacity'";

    /// <summary>How a result with another capacity may differ; null where no code asks for one.</summary>
    public static string? DifferenceIn(Compilation compilation, CancellationToken cancellationToken) =>
        AreIn(compilation, static _ => true, cancellationToken) ? Asked : null;

    /// <summary>How a builder that grows in other steps may differ; null where no code asks for the capacity of one.</summary>
    public static string? DifferenceOfBuildersIn(Compilation compilation, CancellationToken cancellationToken) =>
        AreIn(compilation, name => IsOfBuilder(name, compilation, cancellationToken), cancellationToken) ? Asked : null;

    private static bool AreIn(Compilation compilation, Func<IdentifierNameSyntax, bool> isAsked, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            foreach (var word in (string[])["Capacity", "EnsureCapacity"])
            {
                foreach (var place in TreeWords.PlacesOf(word, tree, cancellationToken))
                {
                    if (tree.GetRoot(cancellationToken).FindToken(place).Parent is IdentifierNameSyntax name && IsRead(name) && isAsked(name))
                        return true;
                }
            }
        }

        return false;
    }

    private static bool IsRead(IdentifierNameSyntax name) => name.Parent is not MemberAccessExpressionSyntax access || access.Parent switch
    {
        AssignmentExpressionSyntax set => !set.IsKind(SyntaxKind.SimpleAssignmentExpression) || set.Left != access,
        InvocationExpressionSyntax call => call.Parent is not ExpressionStatementSyntax,
        _ => true,
    };

    /// <summary>Whether a name may be that of a builder's member: what is bound when the code runs is not known.</summary>
    private static bool IsOfBuilder(IdentifierNameSyntax name, Compilation compilation, CancellationToken cancellationToken) =>
        SourceModels.Of(compilation, name.SyntaxTree).GetSymbolInfo(name, cancellationToken).Symbol is not { ContainingType: var type }
        || type.IsStringBuilder();
}
