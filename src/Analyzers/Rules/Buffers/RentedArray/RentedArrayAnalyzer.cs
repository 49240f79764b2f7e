using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// ALLOC503: an array of an <c>ArrayPool&lt;T&gt;</c> is used as if it had the length that was asked for, is read before it is written, is not
/// returned on a path, is returned twice, or is used or kept although it is returned. A defect of correctness, so it is reported in cold
/// code as well.
/// <para>
/// Not reported: filling the array to its whole length, a return that an exception skips, arrays that are handed on to somebody who may
/// return them, and variables that get more than one array.
/// </para>
/// </summary>
public sealed class RentedArrayAnalyzer() : AllocationAnalyzer(Descriptors.RentedArray)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (start.Compilation.GetTypeByMetadataName("System.Buffers.ArrayPool`1") is not null)
            start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.VariableDeclarator);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (RentedLocal.From((IVariableDeclaratorOperation)context.Operation) is not { } array)
            return;
        foreach (var misuse in RentedUses.MisusesOf(array, context.Operation.SemanticModel!, context.CancellationToken))
        {
            allocations.Report(context, new Finding(Descriptors.RentedArray, misuse.Place.GetLocation(), allocations.Heat.Of(misuse.Place, context.Operation.SemanticModel!, context.CancellationToken))
            {
                Arguments = [array.Local.Name, misuse.Text],
                Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(RentedMisuseKind), misuse.Kind.ToString()),
                AdditionalLocations = ImmutableArray.Create(array.Declaration.GetLocation()),
            });
        }
    }
}
