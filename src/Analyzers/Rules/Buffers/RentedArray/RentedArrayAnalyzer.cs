using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// ALLOC503: finds mistakes in the use of arrays and other objects from a pool. They are defects, so heat does not matter.
/// </summary>
/// <remarks>
/// <para>
/// It looks at declarators of locals that hold a rented array, follows all their uses, and asks <see cref="RentedUses"/> for the misuses:
/// the whole length is used as if it had been asked for, an element is read before anything is written, a path does not return the array,
/// it is returned twice, it is used after the return, or other code keeps it although it is returned. Each misuse is one finding. Of objects from
/// other pools only the paths are judged. For arrays in fields, <see cref="RentedFields"/> looks at the <c>Dispose</c> that returns them.
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
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.VariableDeclarator);
        start.RegisterOperationAction(context => OfField(context, allocations), OperationKind.Invocation);
    }

    private static void OfField(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (!Pools.IsReturn(call.TargetMethod)
            || RentedFields.ReturnedByEachDispose(call, context.ContainingSymbol, context.CancellationToken) is not { } field)
        {
            return;
        }

        var misuse = new RentedMisuse(RentedMisuseKind.ReturnedAgain, call.Syntax);
        allocations.Report(
            context,
            new Finding(
                Descriptors.RentedArray,
                call.Syntax.GetLocation(),
                allocations.Heat.Of(call.Syntax, call.SemanticModel!, context.CancellationToken))
            {
                Arguments = [field.Type is IArrayTypeSymbol ? "array" : "object", field.Name, misuse.Text],
            });
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (RentedLocal.From((IVariableDeclaratorOperation)context.Operation, context.CancellationToken) is not { } array)
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
                    Arguments = [array.Noun, array.Local.Name, misuse.Text],
                    IsSuggestion = misuse.IsOfLength && array.IsAsLongMostly(context.Operation.SemanticModel!, context.CancellationToken),
                    Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(RentedMisuseKind), misuse.Kind.ToString()),
                    AdditionalLocations = misuse.Returns.Prepend(array.Declaration).Select(static place => place.GetLocation()).ToImmutableArray(),
                });
        }
    }
}
