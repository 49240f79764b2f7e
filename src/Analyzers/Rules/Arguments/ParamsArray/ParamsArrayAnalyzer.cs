using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.ParamsArray;

/// <summary>
/// ALLOC101: finds calls that bind to a <c>params</c> array, or to a <c>params</c> collection of C# 13, and allocate it for their items.
/// </summary>
/// <remarks>
/// <para>
/// It starts from array creations that the compiler adds and that are the argument of a <c>params</c> parameter with at least one item.
/// It then tests the attributes of the callee and whether the caller can do anything about the array, asks for the heat of the first item, and
/// last whether ALLOC302 reports the same call of <c>Split</c>. A hot finding is a suggestion where the items go into a format, where they are
/// the characters for <c>Trim</c> or <c>Split</c>, where only keeping the array helps, and where ALLOC102 warns at the declaration.
/// </para>
/// <para>
/// Not reported: calls that pass an array or no item, or that bind to a <c>params</c> span; calls of <c>[Conditional]</c> and
/// <c>[DoesNotReturn]</c> methods; calls of a compiled method that has no overload for a span, unless the items are constants, which an array can
/// hold for all calls, or go into a format, which an interpolated string can take the place of; calls of reflection and its like, beside which the
/// array does not count; formats whose boxes ALLOC207 reports; calls of the project's own methods that format the items, and outside of loops all calls
/// that do and those for which only a newer language version binds the overload for a span, unless they are hot and sure to run often; outside of hot
/// code, calls of methods that ALLOC102 reports.
/// </para>
/// </remarks>
public sealed class ParamsArrayAnalyzer() : AllocationAnalyzer(Descriptors.ParamsArray)
{
    /// <inheritdoc/>
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var bodies = SourceBodies.In(start.Compilation);
        start.RegisterLateOperationAction(
            static array => array is { IsImplicit: true, Parent: IArgumentOperation },
            context => Analyze(context, allocations, bodies),
            OperationKind.ArrayCreation);
        start.RegisterLateOperationAction(
            static collection => collection is { IsImplicit: true, Parent: IArgumentOperation { Parameter.IsParams: true } },
            context => OfCollection(context, allocations),
            NewerCompilers.CollectionExpression);
    }

    /// <summary>A list or other collection of C# 13: only a method in source can take a span instead, which then wins.</summary>
    private static void OfCollection(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ParamsCollection.From(context.Operation) is not { Callee: var callee } collection
            || IsColdCallee(callee)
            || callee.ContainingType.DeclaringSyntaxReferences.IsEmpty
            || !allocations.IsReported(
                Descriptors.ParamsArray, collection.Items[0].Syntax, context.Operation.SemanticModel!, context.CancellationToken, out var heat)
            || !allocations.IsReported(
                Descriptors.ParamsArray, EffortOf(callee), context.Operation.Syntax.SyntaxTree, heat, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ParamsArray, CallLocation.Of(collection.Call.Syntax), heat)
        {
            Bytes = collection.Bytes,
            Arguments = [NameOf(callee), TypeNames.Of(collection.Type) + " of " + collection.Items.Length, ""],
        });
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies)
    {
        var array = (IArrayCreationOperation)context.Operation;
        if (!array.IsImplicit
            || array is not { Type: IArrayTypeSymbol { ElementType: { } element },
                Parent: IArgumentOperation { ArgumentKind: ArgumentKind.ParamArray, Parent: { } call }, Initializer.ElementValues: { Length: > 0 } items }
            || CalleeOf(call) is not { } callee
            || IsColdCallee(callee)
            || RemedyFor(callee, element, items) is var remedy && remedy == Remedy.None
            || !allocations.IsReported(Descriptors.ParamsArray, items[0].Syntax, array.SemanticModel!, context.CancellationToken, out var heat)
            || !allocations.IsReported(Descriptors.ParamsArray, EffortOf(callee), array.Syntax.SyntaxTree, heat, context.CancellationToken)
            || (MayKeepItems(callee, allocations, context.CancellationToken)
                && !allocations.IsReported(Descriptors.ParamsArray, Effort.Unproven, array.Syntax.SyntaxTree, heat, context.CancellationToken))
            || IsOutweighed(callee, heat)
            || LeftToSplit.Has(call, allocations, Descriptors.ParamsArray, heat, bodies, context.CancellationToken)
            || IsReportedForItsBoxes(call, callee, items, allocations, context.CancellationToken)
            || (IsDetail(call, callee, heat) && !RunsOften(heat, array, allocations, context.CancellationToken))
            || (heat.Level < HeatLevel.Hot
                && (remedy == Remedy.Caching || IsReportedAtDeclaration(callee, items.Length, heat, context, allocations))
                && !allocations.IsReported(Descriptors.ParamsArray, Effort.Elsewhere, array.Syntax.SyntaxTree, heat, context.CancellationToken)))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ParamsArray, CallLocation.Of(call.Syntax), heat)
        {
            Bytes = AllocationSize.OfArray(element, items.Length),
            Arguments =
            [
                NameOf(callee),
                TypeNames.Of(element) + "[" + items.Length + "]",
                IsSpanCallInNewerLanguage(callee, array.Syntax.SyntaxTree) ? " (C# 13 binds a span overload here)" : "",
            ],
        });
    }

    /// <summary>
    /// An argument list is small beside most of what methods do, and a detail where they make a text or an array of the items.
    /// </summary>
    private static Effort EffortOf(ISymbol callee) =>
        callee is IMethodSymbol method && ParamsSignatures.MakesMore(method) ? Effort.Unproven : Effort.MuchLonger;

    private static ISymbol? CalleeOf(IOperation call) => call is IPropertyReferenceOperation indexer ? indexer.Property : CalledMethod.Of(call);

    /// <summary>What the owner of a call can do about its array.</summary>
    private static Remedy RemedyFor(ISymbol callee, ITypeSymbol element, ImmutableArray<IOperation> items)
    {
        // Also a method of another project that is there as source can get an overload.
        if (!callee.ContainingType.DeclaringSyntaxReferences.IsEmpty)
            return Remedy.Overload;
        if (callee is IMethodSymbol method && (ParamsSignatures.HasSpanOverload(method.OriginalDefinition) || FormatCall.IsFormat(method)))
            return Remedy.Overload;
        return !FormatsItems(callee) && AreConstant(items) ? Remedy.Caching : Remedy.None;
    }

    /// <summary>
    /// Whether a method of the compilation, or one that it passes the array to, keeps it, returns it or uses it in a way that is not understood: then it may be
    /// what the method is given rather than a list of arguments.
    /// </summary>
    private static bool MayKeepItems(ISymbol callee, AllocationContext allocations, CancellationToken cancellationToken)
    {
        if (callee is not IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: false } method || ParamsSignatures.ParamsOf(method) is not { } items)
            return false;
        var summaries = ParameterSummaries.Of(allocations.Compilation);
        var uses = method.IsVirtual || method.IsAbstract || method.IsOverride
            ? summaries.OwnUsesOf(items, cancellationToken)
            : summaries.UsesOf(items, cancellationToken);
        return (uses & (ParameterUse.Kept | ParameterUse.Captured | ParameterUse.Returned)) != 0;
    }

    private static bool AreConstant(ImmutableArray<IOperation> items)
    {
        foreach (var item in items)
        {
            if (!FixedValues.Has(item.Inside(Through.BuiltInImplicit)))
                return false;
        }

        return true;
    }

    private static bool IsColdCallee(ISymbol callee)
    {
        foreach (var attribute in callee.GetAttributes())
        {
            if (attribute.AttributeClass?.Name is "ConditionalAttribute" or "DoesNotReturnAttribute")
                return true;
        }

        return false;
    }

    /// <summary>Whether the items go into a format: what formatting and logging them takes makes the array a detail.</summary>
    private static bool FormatsItems(ISymbol callee) => callee is IMethodSymbol method && FormatCall.TakesItemsAfterText(method);

    /// <summary>Whether what the call does costs so much more that its argument list does not count, as in <c>CreateInstance(type, 1)</c>.</summary>
    private static bool IsOutweighed(ISymbol callee, PlaceHeat heat) =>
        !heat.IsDeclared && callee is IMethodSymbol method && (HeavyCalls.Contain(method) || method.ContainingType.IsConsole());

    /// <summary>
    /// Whether the array is a detail of what the call does: what logging the items takes weighs more, and outside of loops what formatting them takes. There
    /// an overload that only a newer language version binds is none of the call's own either.
    /// </summary>
    private static bool IsDetail(IOperation call, ISymbol callee, PlaceHeat heat) => FormatsItems(callee)
        ? heat.LoopDepth == 0 || !FormatCall.IsFormat((IMethodSymbol)callee)
        : heat.LoopDepth == 0 && IsSpanCallInNewerLanguage(callee, call.Syntax.SyntaxTree);

    /// <summary>Whether ALLOC207 reports the boxes of the items: what does without them does without the array too.</summary>
    private static bool IsReportedForItsBoxes(
        IOperation call, ISymbol callee, ImmutableArray<IOperation> items, AllocationContext allocations, CancellationToken cancellationToken)
    {
        if (callee is not IMethodSymbol method || !FormatCall.IsFormat(method))
            return false;
        foreach (var item in items)
        {
            if (item is IConversionOperation conversion && BoxConversion.IsBox(conversion))
                return allocations.Yields(Descriptors.ParamsArray, Descriptors.FormatArguments, call.Syntax.SyntaxTree, cancellationToken);
        }

        return false;
    }

    /// <summary>Whether a place is sure to run often, or is configured to be reported at less heat.</summary>
    private static bool RunsOften(PlaceHeat heat, IOperation array, AllocationContext allocations, CancellationToken cancellationToken)
    {
        var known = allocations.Heat.WithCallers(heat, array.SemanticModel!, cancellationToken);
        return allocations.IsReported(
            Descriptors.ParamsArray, Effort.Elsewhere, array.Syntax.SyntaxTree, known with { Level = known.Severity }, cancellationToken);
    }

    /// <summary>Whether ALLOC102 reports the method itself: one change there fixes all its calls with as many items.</summary>
    private static bool IsReportedAtDeclaration(
        ISymbol callee, int items, PlaceHeat heat, OperationAnalysisContext context, AllocationContext allocations) =>
        callee is IMethodSymbol method
        && (items == 1 || ((CSharpParseOptions)context.Operation.Syntax.SyntaxTree.Options).LanguageVersion >= NewerCompilers.CSharp13)
        && ParamsOnlyApis.In(allocations).DeclarationFor(
            method,
            allocations,
            isForHotOnly: items == 1 && heat is { Level: HeatLevel.Hot, IsDeclared: false },
            context.CancellationToken) is { DeclaringSyntaxReferences: { Length: > 0 } declarations }
        && allocations.Yields(Descriptors.ParamsArray, Descriptors.ParamsOnlyApi, declarations[0].SyntaxTree, context.CancellationToken);

    private static bool IsSpanCallInNewerLanguage(ISymbol callee, SyntaxTree tree) =>
        ((CSharpParseOptions)tree.Options).LanguageVersion < NewerCompilers.CSharp13
        && callee is IMethodSymbol method
        && ParamsSignatures.HasSpanOverload(method.OriginalDefinition);

    private static string NameOf(ISymbol callee) => callee switch
    {
        IMethodSymbol { MethodKind: MethodKind.Constructor } or IMethodSymbol { MethodKind: MethodKind.DelegateInvoke } or IPropertySymbol =>
            callee.ContainingType.Name,
        _ => callee.Name,
    };

    private enum Remedy
    {
        /// <summary>Nothing but to write the same array otherwise.</summary>
        None,

        /// <summary>To make the array once.</summary>
        Caching,

        /// <summary>To call something that takes no array, or to add it.</summary>
        Overload,
    }
}
