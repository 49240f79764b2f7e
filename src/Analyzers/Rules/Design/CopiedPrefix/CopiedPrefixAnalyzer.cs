using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Design.CopiedPrefix;

/// <summary>
/// ALLOC903: finds arrays and lists that are kept for each of many things and begin with a copy of what all of them share, as the handlers of a route begin
/// with those of its group.
/// </summary>
/// <remarks>
/// <para>
/// <see cref="JoinedItems"/> takes <c>[.. first, .. second]</c> and <c>first.Concat(second).ToArray()</c>. <see cref="KeptItems"/> tells whether a collection
/// or another object keeps the result, and <see cref="SharedPrefix"/> whether more than one of them begins with the same items.
/// </para>
/// <para>
/// Not reported: results that stay in a variable or are returned; a field or element that is replaced by itself and more items, because then nothing shares
/// what it held.
/// </para>
/// </remarks>
public sealed class CopiedPrefixAnalyzer() : AllocationAnalyzer(Descriptors.CopiedPrefix)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static operation => JoinedItems.PrefixOf(operation) is not null,
            context => Analyze(context, allocations),
            OperationKind.Invocation,
            NewerCompilers.CollectionExpression);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (JoinedItems.PrefixOf(context.Operation) is not { } prefix || KeptItems.Of(context.Operation) is not { } kept
            || ExpressionTrees.Holds(context.Operation) || !SharedPrefix.Is(prefix, context.Operation, kept, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CopiedPrefix, context.Operation.Syntax.GetLocation(), PlaceHeat.Unknown)
        {
            Arguments = [prefix.Syntax.ToString(), kept.Name],
        });
    }
}
