using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>
/// Finds the calls of methods of the project that make an array which their caller only reads. ALLOC306, ALLOC505 and ALLOC506 report them, each for what
/// the array is made of; the method would have to change, and needs spans.
/// </summary>
internal static class MadeArrays
{
    /// <summary>
    /// The call that reads the array, as messages name it; empty where only elements and the length are read. Null where the operation is no call that gives
    /// such an array, the array is kept or changed, or the rule does not report there.
    /// </summary>
    public static string? ReaderOf(Rule rule, ReturnedArray made, OperationAnalysisContext context, AllocationContext allocations, out PlaceHeat heat)
    {
        heat = default;
        var call = (IInvocationOperation)context.Operation;
        return ReturnSummaries.Of(context.Compilation).ArrayOf(call.TargetMethod, context.CancellationToken) == made
            && ArrayReader.Of(call, context.CancellationToken) is { } reader && !ExpressionTrees.Holds(call)
            && allocations.IsReported(
                rule, allocations.ForAllTargets(Effort.MuchLongerForData, FrameworkApi.Spans, call.Syntax, context.CancellationToken), context, out heat)
            ? reader
            : null;
    }
}
