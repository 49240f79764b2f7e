using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Collections.MissingCapacity;

/// <summary>
/// Determines whether the code of a compilation asks anything for its capacity, by name: a collection may get there that a method returned or kept.
/// </summary>
internal static class CapacityReads
{
    private static readonly ConditionalWeakTable<SyntaxTree, StrongBox<bool>> Known = new();

    /// <summary>Whether it does.</summary>
    public static bool AreIn(Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (Known.GetValue(tree, tree => new StrongBox<bool>(AreIn(tree.GetRoot(cancellationToken)))).Value)
                return true;
        }

        return false;
    }

    private static bool AreIn(SyntaxNode root)
    {
        foreach (var node in root.DescendantNodes())
        {
            if (node is IdentifierNameSyntax { Identifier.ValueText: "Capacity" or "EnsureCapacity" } name && !IsWritten(name))
                return true;
        }

        return false;
    }

    private static bool IsWritten(IdentifierNameSyntax name) =>
        name.Parent is MemberAccessExpressionSyntax { Parent: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment } access
        && assignment.Left == access;
}
