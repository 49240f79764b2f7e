using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Collections;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Collections.ArrayGrowth;

/// <summary>
/// ALLOC608: collects in a list, or in the builder of an immutable array, in the outermost loop in which nothing but what adds to the array uses it, and makes
/// the array after it. Refused: an array that is not empty at the beginning, which others may write meanwhile; captured variables; reads of elements.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ArrayGrowthCodeFix))]
public sealed class ArrayGrowthCodeFix() : AllocationCodeFix("ALLOC608")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not { } operation
            || GrownArray.Of(operation, cancellationToken) is not { } grown)
        {
            return null;
        }

        foreach (var loop in LoopsAround(grown, cancellationToken).Reverse())
        {
            if (new CollectedElements(request, grown.Variable, loop, cancellationToken).Plan() is { } fix)
                return fix;
        }

        return null;
    }

    /// <summary>The loops around the growth that the variable outlives, innermost first.</summary>
    private static IEnumerable<StatementSyntax> LoopsAround(GrownArray grown, CancellationToken cancellationToken)
    {
        var declaration = grown.Variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        for (var loop = grown.Loop; loop is not null && !loop.Contains(declaration); loop = LoopInvariance.InnermostAround(loop))
            yield return loop;
    }
}
