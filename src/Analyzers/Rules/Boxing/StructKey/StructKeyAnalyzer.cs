using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.StructKey;

/// <summary>
/// ALLOC206: finds structs without equality of their own that the default comparer hashes or compares, so that each use boxes them.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls and indexers of dictionaries and sets, at searches of lists and arrays, and at operators that group or compare. It
/// takes the key's type from the use, and tests whether the struct lacks <c>IEquatable</c> of itself or <c>GetHashCode</c>, and whether
/// the default comparer is used. The heat is asked last. The bytes are those of one hash or comparison; fields that are not plain bits
/// take more, because they are read by reflection.
/// </para>
/// <para>
/// Not reported: records, tuples, enums and structs of the library with equality; uses with a comparer; searches that newer runtimes make
/// by comparing bits; expression trees.
/// </para>
/// </remarks>
public sealed class StructKeyAnalyzer() : AllocationAnalyzer(Descriptors.StructKey)
{
    private static readonly Rule Rule = Descriptors.StructKey;

    // Where so many earlier uses are not shown, one more is not either, mostly.
    private const int MostAsked = 4;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Invocation, OperationKind.PropertyReference);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var use = context.Operation;
        if (StructEquality.KeyOf(use) is not { } type || ExpressionTrees.Holds(use) || !allocations.IsReported(Rule, EffortOf(type, use), context, out var heat)
            || IsToldBefore(use, type, heat, allocations, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, FindingOf(type, use, heat));
    }

    private static Finding FindingOf(INamedTypeSymbol type, IOperation use, PlaceHeat heat)
    {
        var hashesItself = HashesItself(type, use);
        var lacks = StructEquality.IsEquatable(type) ? "'GetHashCode'"
            : StructEquality.Overrides(type, nameof(GetHashCode)) ? "'IEquatable<" + type.Name + ">'"
            : "'IEquatable<" + type.Name + ">' and 'GetHashCode'";
        return new Finding(Rule, use.Syntax.GetLocation(), heat)
        {
            Bytes = StructEquality.BytesOf(type, StructEquality.Hashes(use)),
            Certainty = hashesItself ? Certainty.Sometimes : Certainty.Always,
            Arguments =
            [
                type.Name,
                (use as IInvocationOperation)?.TargetMethod.Name ?? "the indexer",
                lacks,
                hashesItself ? "to compare it with one of the same hash" : "each time to hash or compare it",
            ],
        };
    }

    private static Effort EffortOf(INamedTypeSymbol type, IOperation use) => HashesItself(type, use) ? Effort.MuchLonger : Effort.None;

    /// <summary>Whether a struct is boxed only to be compared with one that is there and has the same hash.</summary>
    private static bool HashesItself(INamedTypeSymbol type, IOperation use) =>
        StructEquality.Hashes(use) && !StructEquality.IsEquatable(type) && StructEquality.Overrides(type, nameof(GetHashCode));

    /// <summary>Whether an earlier use of the type in the member is as hot and is reported: the type has one remedy for all.</summary>
    private static bool IsToldBefore(IOperation use, INamedTypeSymbol type, PlaceHeat heat, AllocationContext allocations, CancellationToken cancellationToken)
    {
        var asked = 0;
        foreach (var earlier in KeyUses.Around(use).Of(type))
        {
            if (earlier.Syntax.SpanStart >= use.Syntax.SpanStart || ++asked > MostAsked)
                return false;
            if (!ExpressionTrees.Holds(earlier)
                && allocations.IsReported(Rule, EffortOf(type, earlier), earlier.Syntax, use.SemanticModel!, cancellationToken, out var told)
                && told.SpeaksFor(heat) && allocations.Shows(FindingOf(type, earlier, told), cancellationToken))
            {
                return true;
            }
        }

        return false;
    }
}
