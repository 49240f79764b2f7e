using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments;

/// <summary>
/// Determines whether ALLOC302 reports the parts that a call of <c>Split</c> separates: finding them without a string needs no collection of separators
/// either, so that one <c>Split</c> is one finding.
/// </summary>
internal static class LeftToSplit
{
    /// <summary>Whether a rule that knows the separators of a call leaves them to ALLOC302.</summary>
    public static bool Has(
        IOperation call, AllocationContext allocations, Rule rule, PlaceHeat heat, SourceBodies bodies, CancellationToken cancellationToken) =>
        call is IInvocationOperation { TargetMethod: { Name: nameof(string.Split), ContainingType.SpecialType: SpecialType.System_String } } split
        && SplitParts.IsSupported(allocations.Compilation)
        && allocations.Finds(Descriptors.SplitToLook, Effort.None, split.Syntax.SyntaxTree, heat, cancellationToken)
        && allocations.Yields(rule, Descriptors.SplitToLook, split.Syntax.SyntaxTree, cancellationToken)
        && SplitParts.Of(split, bodies, cancellationToken) is not null;
}
