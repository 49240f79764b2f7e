using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Collections.ArrayGrowth;

/// <summary>
/// ALLOC608: finds arrays that a loop copies to a longer array in each iteration, where a list has room for more.
/// </summary>
/// <remarks>
/// It looks at <c>Array.Resize</c> and at assignments of a longer copy: <c>Append</c>, <c>Concat</c> or <c>Prepend</c> with <c>ToArray</c>, a spread of the
/// array beside other elements, and <c>Add</c> of an <c>ImmutableArray</c>. Not reported: fields, which may be what other threads read; room for many
/// elements; an array that the loop begins anew.
/// </remarks>
public sealed class ArrayGrowthAnalyzer() : AllocationAnalyzer(Descriptors.ArrayGrowth)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            GrownArray.MayBe, context => Analyze(context, allocations), OperationKind.Invocation, OperationKind.SimpleAssignment);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (GrownArray.Of(context.Operation, context.CancellationToken) is not { } grown
            || !allocations.IsReported(Descriptors.ArrayGrowth, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ArrayGrowth, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [grown.Variable.Name],
        });
    }
}
