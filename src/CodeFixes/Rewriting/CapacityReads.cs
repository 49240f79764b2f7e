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
    /// <summary>How a result with another capacity may differ; null where no code asks for one.</summary>
    public static string? DifferenceIn(Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            foreach (var name in (string[])["Capacity", "EnsureCapacity"])
            {
                foreach (var place in TreeWords.PlacesOf(name, tree, cancellationToken))
                {
                    if (IsRead(tree.GetRoot(cancellationToken).FindToken(place)))
                        return "the code asks for a 'Capacity'";
                }
            }
        }

        return null;
    }

    private static bool IsRead(SyntaxToken token) =>
        token.Parent is IdentifierNameSyntax name
        && !(name.Parent is MemberAccessExpressionSyntax { Parent: AssignmentExpressionSyntax set } access
            && set.IsKind(SyntaxKind.SimpleAssignmentExpression) && set.Left == access);
}
