using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.MissingCapacity;

/// <summary>
/// ALLOC607: finds lists, dictionaries, queues and stacks that grow several times in a loop whose number of iterations is known before it begins.
/// </summary>
/// <remarks>
/// It looks at collections in locals that start empty, and at the statements that name them first: loops that add as many elements in each iteration, and
/// single elements beside them.
/// Not reported: elements that are added under a condition, sets, whose elements may be the same, loops that may end early, and expression trees.
/// </remarks>
public sealed class MissingCapacityAnalyzer() : AllocationAnalyzer(Descriptors.MissingCapacity)
{
    private static readonly Rule Rule = Descriptors.MissingCapacity;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(GrownCollection.MayBe, context => Analyze(context, allocations), OperationKind.ObjectCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var creation = (IObjectCreationOperation)context.Operation;
        if (GrownCollection.Of(creation, context.CancellationToken) is not { } grown
            || !allocations.IsReported(Rule, grown.Count.IsOfChildren || grown.MakesMore ? Effort.MuchLonger : Effort.None, context, out var heat)
            || IsOfAnother(grown, context, allocations))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, creation.Syntax.GetLocation(), heat)
        {
            Arguments = [grown.Name, grown.Count.Text],
            AdditionalLocations = ImmutableArray.Create(grown.First.GetLocation()),
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(ElementCount), grown.Count.Text)
                .Add(nameof(CountRisk), grown.Count.Risk.ToString())
                .Add(nameof(GrownCollection.OfFirst), grown.OfFirst?.Text)
                .Add(nameof(GrownCollection.OfFirst) + nameof(CountRisk), grown.OfFirst?.Risk.ToString()),
        });
    }

    private static bool IsOfAnother(GrownCollection grown, OperationAnalysisContext context, AllocationContext allocations)
    {
        var model = context.Operation.SemanticModel!;
        return (grown.IsCopied && allocations.Yields(Rule, Descriptors.CopyToPassOn, model.SyntaxTree, context.CancellationToken))
            || (grown.Declarator is { } declarator && LoopAllocation.OfLocal(declarator, model, context.CancellationToken) is not null
                && allocations.Yields(Rule, Descriptors.LoopInvariantAllocation, model.SyntaxTree, context.CancellationToken));
    }
}
