using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>
/// ALLOC103: finds arrays and lists that are created to pass one item, where a call with the item itself would do.
/// </summary>
/// <remarks>
/// <para>
/// It looks at array creations, object creations and collection expressions with one item that are an argument of a call. It asks for the
/// heat, then looks for an overload that takes the item and is known to do the same: a pair of the framework, or two overloads in source
/// whose bodies agree. Where no overload takes an item, a private or internal method that only enumerates, indexes or measures its
/// parameter counts as well, because it could have such an overload. An array that a type's own operator converts is compared with the operator for
/// the item. An array of a few items for a method of the framework that takes any number counts where an overload has a parameter for each.
/// </para>
/// <para>
/// Not reported: overloads that take an item but are not seen to agree; collections that become a span; methods that keep the collection,
/// are part of a hierarchy, suspend or are iterators; expression trees; the separator of a <c>Split</c> that ALLOC302 reports.
/// </para>
/// </remarks>
public sealed class SingleItemCollectionAnalyzer() : AllocationAnalyzer(Descriptors.SingleItemCollection)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var bodies = SourceBodies.In(start.Compilation);
        start.RegisterLateOperationAction(
            static operation => SingleItem.From(operation) is not null || SingleItemConversion.From(operation) is not null
                || WrittenArguments.From(operation) is not null,
            context => Analyze(context, allocations, bodies),
            OperationKind.ArrayCreation, OperationKind.ObjectCreation, NewerCompilers.CollectionExpression);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies)
    {
        if (SingleItemConversion.From(context.Operation) is { } converted)
        {
            AnalyzeConverted(context, allocations, converted);
            return;
        }

        if (WrittenArguments.From(context.Operation) is { } arguments)
        {
            AnalyzeArguments(context, allocations, arguments);
            return;
        }

        if (SingleItem.From(context.Operation) is not { } single)
            return;
        var effort = allocations.ForAllTargets(Effort.None, CalledFor(single), context.Operation.Syntax, context.CancellationToken);
        if (!allocations.IsReported(Descriptors.SingleItemCollection, effort, context, out var heat)
            || AdviceFor(single, context, out var overload) is not { } advice || ExpressionTrees.Holds(single.Call)
            || (overload is null
                && !allocations.IsReported(Descriptors.SingleItemCollection, Effort.Unproven, single.Call.Syntax.SyntaxTree, heat, context.CancellationToken))
            || LeftToSplit.Has(single.Call, allocations, Descriptors.SingleItemCollection, heat, bodies, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.SingleItemCollection, single.Collection.Syntax.GetLocation(), heat)
        {
            Bytes = single.Bytes,
            Arguments = ["one item", single.Call.TargetMethod.Name, advice],

            // Beside a call that makes a text or an array itself, the collection is small.
            IsSuggestion = overload is null || ParamsSignatures.MakesMore(single.Call.TargetMethod),
            Properties = overload?.Properties ?? ImmutableDictionary<string, string?>.Empty,
        });
    }

    /// <summary>A string takes one character, as in <c>Split(',')</c>, only where it takes spans.</summary>
    private static FrameworkApi CalledFor(SingleItem single) =>
        single.Call.TargetMethod.ContainingType.SpecialType == SpecialType.System_String ? FrameworkApi.Spans : FrameworkApi.Any;

    private static void AnalyzeArguments(OperationAnalysisContext context, AllocationContext allocations, WrittenArguments arguments)
    {
        if (!allocations.IsReported(Descriptors.SingleItemCollection, context, out var heat)
            || ExpressionTrees.Holds(arguments.Call) || arguments.Written() is not { } written || arguments.Overload(written) is null)
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.SingleItemCollection, arguments.Array.Syntax.GetLocation(), heat)
        {
            Bytes = arguments.Bytes,
            Arguments = [arguments.Items.Length + " items", arguments.Call.TargetMethod.Name, "an overload takes the items themselves"],
        });
    }

    private static void AnalyzeConverted(OperationAnalysisContext context, AllocationContext allocations, SingleItemConversion converted)
    {
        if (!allocations.IsReported(Descriptors.SingleItemCollection, context, out var heat) || ExpressionTrees.Holds(converted.Array))
            return;
        allocations.Report(context, new Finding(Descriptors.SingleItemCollection, converted.Array.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfArray(converted.ElementType, 1),
            Arguments = ["one item", converted.Operator.ContainingType.Name, "an operator converts the item itself"],
        });
    }

    private static string? AdviceFor(SingleItem single, OperationAnalysisContext context, out SingleItemOverload? overload)
    {
        overload = SingleItemOverloads.Find(single, context.Compilation, context.ContainingSymbol, context.CancellationToken);
        if (overload is { Method.Name: var name })
            return name == single.Call.TargetMethod.Name ? "an overload takes the item itself" : "'" + name + "' takes the item itself";
        return !SingleItemOverloads.Exists(single) && OnlyWalks(single.Call.TargetMethod.OriginalDefinition, single.Parameter.Ordinal, context)
            ? "'" + single.Call.TargetMethod.Name + "' only walks through it, so an overload for one item would do"
            : null;
    }

    private static bool OnlyWalks(IMethodSymbol method, int ordinal, OperationAnalysisContext context)
    {
        const ParameterUse Reads = ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.Named;

        if (method is not { DeclaringSyntaxReferences.Length: 1, IsVirtual: false, IsAbstract: false, IsOverride: false, MethodKind: MethodKind.Ordinary,
            IsAsync: false }
            || Accessibilities.IsVisibleOutside(method)
            || MemberFamily.IsDeclaredElsewhere(method))
        {
            return false;
        }

        var uses = ParameterSummaries.Of(context.Compilation).OwnUsesOf(method.Parameters[ordinal], context.CancellationToken);
        return (uses & ~Reads) == 0 && (uses & (ParameterUse.Enumerated | ParameterUse.Indexed)) != 0;
    }
}
