using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// A new builder or collection that a loop stores in a local from before it, in the place of one that no other code holds: the old one can be cleared.
/// </summary>
internal static class RenewedCollection
{
    /// <summary>What a creation makes in an iteration; null where the old object is held elsewhere, or may be another kind of collection.</summary>
    public static LoopAllocation? Of(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (!ReusableCollections.Contains(creation.Type) || creation.Parent is not ISimpleAssignmentOperation
                { Target: ILocalReferenceOperation { Local: { RefKind: RefKind.None } local }, Parent: IExpressionStatementOperation } assignment
            || !ReusableCollections.StartsEmpty(creation) || LoopInvariance.InnermostAround(creation.Syntax) is not { } loop
            || local.DeclaringSyntaxReferences.Length != 1
            || local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer: not null } declarator
            || loop.Span.Contains(declarator.Span) || LoopAllocation.LeavesInFirstIteration(loop, creation.Syntax) || !HoldsOnlyNew(local, creation)
            || IsWalkedAround(assignment.Syntax, local.Name))
        {
            return null;
        }

        return CollectionUses.Stay(local, References.ScopeOf(declarator), creation.SemanticModel!, IsRenewal, out var keeper, cancellationToken)
            ? new LoopAllocation(creation, loop, LoopReset.Clear) { Bytes = ReusableCollections.BytesOf(creation), Keeper = keeper }
            : null;
    }

    /// <summary>Whether each value of a local is an object that is made for it, without a comparer that the new one would not have.</summary>
    private static bool HoldsOnlyNew(ILocalSymbol local, IObjectCreationOperation creation)
    {
        foreach (var value in VariableOperations.ValuesOf(local, creation))
        {
            if (value.Inside(Through.BuiltInImplicit) is not IObjectCreationOperation made || !SymbolEqualityComparer.Default.Equals(made.Type, local.Type))
                return false;

            // A builder keeps the bound that it was made with.
            foreach (var argument in made.Arguments)
            {
                if (!argument.Value.ConstantValue.HasValue || argument.Parameter?.Name == "maxCapacity")
                    return false;
            }
        }

        return true;
    }

    private static bool IsRenewal(IOperation mention) =>
        mention.Parent is ISimpleAssignmentOperation { Parent: IExpressionStatementOperation } assignment && assignment.Target == mention;

    /// <summary>Whether a loop goes through the old object while it is replaced.</summary>
    private static bool IsWalkedAround(SyntaxNode place, string name)
    {
        for (var node = place.Parent; node is not null and not MemberDeclarationSyntax; node = node.Parent)
        {
            if (node is CommonForEachStatementSyntax { Expression: var walked } && walked.DescendantTokens().Any(token => token.ValueText == name))
                return true;
        }

        return false;
    }
}
