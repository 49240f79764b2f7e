using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.StructKey;

/// <summary>
/// ALLOC206. A struct without <c>IEquatable</c> of itself, or without its own <c>GetHashCode</c>, that is a key of a dictionary or set, or is searched
/// or grouped by the default comparer: each use boxes it, and compares fields by reflection where they are not plain bits. Silent: structs
/// of the library, tuples, records, enums, a comparer that is passed, cold code.
/// </summary>
public sealed class StructKeyAnalyzer() : AllocationAnalyzer(Descriptors.StructKey)
{
    private static readonly Rule Rule = Descriptors.StructKey;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Invocation, OperationKind.PropertyReference);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var use = context.Operation;
        if (StructEquality.KeyOf(use) is not { } type || ExpressionTrees.Holds(use) || !allocations.IsReported(Rule, context, out var heat))
            return;
        var lacks = StructEquality.IsEquatable(type) ? "'GetHashCode'" : StructEquality.Overrides(type, nameof(GetHashCode)) ? "'IEquatable<" + type.Name + ">'" : "'IEquatable<" + type.Name + ">' and 'GetHashCode'";
        allocations.Report(context, new Finding(Rule, use.Syntax.GetLocation(), heat)
        {
            Bytes = StructEquality.BytesOf(type, StructEquality.Hashes(use)),
            Arguments = [type.Name, (use as IInvocationOperation)?.TargetMethod.Name ?? "the indexer", lacks],
        });
    }
}
