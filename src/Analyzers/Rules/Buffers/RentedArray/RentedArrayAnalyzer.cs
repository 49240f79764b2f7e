using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// ALLOC503: finds mistakes in the use of arrays from an <c>ArrayPool&lt;T&gt;</c>. They are defects, so heat does not matter.
/// </summary>
/// <remarks>
/// <para>
/// It looks at declarators of locals that hold a rented array, follows all their uses, and asks <see cref="RentedUses"/> for the misuses:
/// the whole length is used as if it had been asked for, an element is read before anything is written, a path does not return the array,
/// it is returned twice, it is used after the return, or other code keeps it although it is returned. Each misuse is one finding.
/// </para>
/// <para>
/// Not reported: filling the array to its whole length; a return that only an exception skips; arrays that are passed to code that may
/// return them; variables that get more than one array.
/// </para>
/// </remarks>
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
            allocations.Report(
                context,
                new Finding(
                    Descriptors.RentedArray,
                    misuse.Place.GetLocation(),
                    allocations.Heat.Of(misuse.Place, context.Operation.SemanticModel!, context.CancellationToken))
                {
                    Arguments = [array.Local.Name, misuse.Text],
                    Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(RentedMisuseKind), misuse.Kind.ToString()),
                    AdditionalLocations = misuse.Returns.Prepend(array.Declaration).Select(static place => place.GetLocation()).ToImmutableArray(),
                });
        }
    }
}
