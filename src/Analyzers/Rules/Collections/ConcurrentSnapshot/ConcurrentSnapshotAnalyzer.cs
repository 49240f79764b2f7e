using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.ConcurrentSnapshot;

/// <summary>
/// ALLOC603: finds copies of a concurrent collection that are only looked at: <c>Keys</c> and <c>Values</c> of a dictionary, which take all its locks, and
/// <c>ToArray</c> or <c>ToList</c> in the header of a loop.
/// </summary>
/// <remarks>
/// <para>
/// It looks at references of the two properties and at calls of the two methods, and at what uses the copy: a <c>foreach</c>, the number of its
/// elements, or a query. The heat is asked last.
/// </para>
/// <para>
/// Not reported: copies that are stored, returned or passed on, which keep a moment on purpose; <c>Contains</c> on keys, which CA1841 reports;
/// <c>Count</c> compared with 0, which CA1836 reports; a bag, whose enumerator copies as well; expression trees.
/// </para>
/// </remarks>
public sealed class ConcurrentSnapshotAnalyzer() : AllocationAnalyzer(Descriptors.ConcurrentSnapshot)
{
    private static readonly Rule Rule = Descriptors.ConcurrentSnapshot;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            ConcurrentCopy.MayBe, context => Analyze(context, allocations), OperationKind.PropertyReference, OperationKind.Invocation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ConcurrentCopy.Of(context.Operation) is not { Use: var use } copy || ExpressionTrees.Holds(copy.Copy)
            || !allocations.IsReported(Rule, EffortOf(use), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, copy.Copy.Syntax.GetLocation(), heat)
        {
            Arguments = [NameOf(context.Operation), WhatIsCopied(context.Operation, use), Remedy(use)],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(CopyUse), use.ToString()),
        });
    }

    private static Effort EffortOf(CopyUse use) => use switch
    {
        CopyUse.LoopOverKeys or CopyUse.LoopOverValues or CopyUse.LoopOverPairs => Effort.Longer,
        CopyUse.Queried => Effort.Elsewhere,
        _ => Effort.None,
    };

    private static string NameOf(IOperation copying) =>
        copying is IPropertyReferenceOperation part ? part.Property.Name : ((IInvocationOperation)copying).TargetMethod.Name;

    private static string WhatIsCopied(IOperation copying, CopyUse use) => copying switch
    {
        IPropertyReferenceOperation { Property.Name: "Keys" } => "all keys under all locks of the dictionary",
        IPropertyReferenceOperation => "all values under all locks of the dictionary",
        _ => use == CopyUse.LoopOverPairs ? "all pairs under all locks of the dictionary" : "all elements",
    };

    private static string Remedy(CopyUse use) => use switch
    {
        CopyUse.Counted => "'Count' of the collection tells their number",
        CopyUse.TestedForAny => "'IsEmpty' of the collection tells whether there is any",
        CopyUse.Queried => "a query can go through the pairs",
        CopyUse.LoopOverMoment or CopyUse.QueryOverMoment => "its own enumerator shows the same moment",
        CopyUse.LoopOverPairs => "a loop can go through the dictionary",
        _ => "a loop can go through the pairs",
    };
}
