using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// ALLOC601: finds loops over a collection whose enumerator is an object, because the collection is declared as an interface or has no other.
/// </summary>
/// <remarks>
/// <para>
/// It looks at loops whose collection has the type of an interface, and asks for the heat of the loop as a whole: its own iterations do not count. Then
/// the collection is followed back to all that is stored in its declaration. Where that is always of one type whose own enumerator is a struct, and the
/// project can change the declarations, the finding is worth a suggestion in warm code. Where other assemblies see a declaration, or only an index is known,
/// it is shown in code that is hot and sure to run often, and else where <c>minimum_heat</c> asks for it.
/// </para>
/// <para>
/// A loop over a collection of the project with its own type is looked at too, where the project's method makes an object for each loop: see
/// <see cref="OwnEnumerators"/>. So is one by which an iterator hands on what it gives for each of its parts: see <see cref="RecursiveIterator"/>; and one
/// over a class of the framework that has no enumerator but an object, such as <c>Collection&lt;T&gt;</c>, which counts as an interface does.
/// </para>
/// <para>
/// An enumerator that the code asks for itself and keeps in a local for one loop costs what that of a <c>foreach</c> does, and is looked at in the same way:
/// see <see cref="ExplicitEnumerator"/>. Where it is advanced otherwise than once in each iteration, the collection has to have an index as well. Over an array
/// or a text a <c>foreach</c> takes no enumerator, so that there it is worth a suggestion as soon as the place is warm.
/// </para>
/// <para>
/// Not reported: queries and other sequences, also of libraries, that make their own enumerator; structs, whose box ALLOC204 or ALLOC201
/// reports; collections of other libraries declared with their own type; <c>await foreach</c>.
/// </para>
/// </remarks>
public sealed class AllocatedEnumeratorAnalyzer() : AllocationAnalyzer(Descriptors.AllocatedEnumerator)
{
    // What so many loops before did not say, no other says.
    private const int MostAsked = 8;

    private static readonly Rule Rule = Descriptors.AllocatedEnumerator;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterLateOperationAction(
            static loop => loop is IForEachLoopOperation { IsAsynchronous: false, Collection: var collection } && MayAllocate(collection),
            context => Analyze(context, allocations),
            OperationKind.Loop);
        start.RegisterLateOperationAction(
            static call => Enumeration.MayBe(call) && ((IInvocationOperation)call).Instance!.Inside(Through.BuiltInImplicit) is var collection
                && (MayAllocate(collection) || Enumeration.TakesNoEnumerator(collection.Type!)),
            context => AnalyzeCall(context, allocations),
            OperationKind.Invocation);
    }

    private static bool MayAllocate(IOperation enumerated) => enumerated.Inside(Through.BuiltInImplicit).Type is { } collection
        && (collection.TypeKind == TypeKind.Interface || OwnEnumerators.MayHave(collection) || IsOnlyObject(collection));

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var loop = (IForEachLoopOperation)context.Operation;
        if (loop.Syntax is not CommonForEachStatementSyntax { Expression: { } expression } statement
            || loop.SemanticModel is not { } model
            || !allocations.IsReported(Rule, expression, model, context.CancellationToken, out var heat))
        {
            return;
        }

        var enumeration = Enumeration.Of(loop, statement);
        if (RecursiveIterator.Is(loop, statement, model, context.CancellationToken))
        {
            ReportMade(
                context,
                allocations,
                enumeration,
                heat,
                Effort.Elsewhere,
                " for an iterator at each node, where one iterator with a stack of nodes needs only itself");
            return;
        }

        Analyze(enumeration, heat, context, allocations);
    }

    private static void AnalyzeCall(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (call.SemanticModel is not { } model || !allocations.IsReported(Rule, call.Syntax, model, context.CancellationToken, out var heat)
            || Enumeration.Of(call, context.CancellationToken) is not { } enumeration)
        {
            return;
        }

        if (enumeration.IsNeedless)
            ReportNeedless(context, allocations, enumeration, heat);
        else
            Analyze(enumeration, heat, context, allocations);
    }

    private static void Analyze(Enumeration enumeration, PlaceHeat heat, OperationAnalysisContext context, AllocationContext allocations)
    {
        var (collection, expression, loop) = enumeration;
        var model = collection.SemanticModel!;
        if (collection.Type!.TypeKind != TypeKind.Interface)
        {
            if (OwnEnumerators.Of(enumeration.Method, model, context.CancellationToken) is { } method)
            {
                ReportMade(
                    context,
                    allocations,
                    enumeration,
                    heat,
                    Accessibilities.IsVisibleOutside(method.ContainingType) ? Effort.Elsewhere : Effort.MuchLonger,
                    " for an enumerator, which '" + method.Name + "' could return as a struct",
                    method.OriginalDefinition.Locations);
                return;
            }

            if (enumeration.Method is not { ReturnType.IsReferenceType: true } asked
                || !asked.ContainingType.IsOfFramework())
            {
                return;
            }
        }

        var sources = CollectionSources.Of(collection, context.CancellationToken);
        if (sources.AreMade)
        {
            if (MadeSequence.IsByCall(collection, context.CancellationToken))
                ReportMade(context, allocations, enumeration, heat, Effort.Unproven, " for the sequence that the call makes");
            return;
        }

        var known = sources.Type is { } always && GivesElements(always, enumeration, model.Compilation) ? always : null;
        if (enumeration.IsInStep && !HasIndex((known ?? collection.Type)!, context))
            return;
        var kind = KindOf(known, collection.Type!, sources, context);
        if (kind == EnumeratedKind.Declarable && !IsElement(ConcreteCollections.ElementOf(known!), enumeration.ElementType))
            kind = EnumeratedKind.Known;

        // To go through the elements takes longer than the enumerator: a second loop around the first says too little.
        heat = heat.WhereMoreIsNeeded;
        if (!allocations.IsReported(Rule, EffortOf(kind), loop.SyntaxTree, heat, context.CancellationToken)
            || (kind == EnumeratedKind.Declarable && IsToldBefore(expression, known!, model, heat, allocations, context.CancellationToken)))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, expression.GetLocation(), heat)
        {
            Bytes = known is null ? null : ConcreteCollections.BytesOfEnumerator(known),
            IsSmall = true,
            Certainty = heat.LoopDepth == 0 && (known is not null || collection.Type is INamedTypeSymbol { IsGenericType: true })
                && StackObjects.MayBeEnumerators(context.Compilation)
                ? Certainty.JitMayRemove
                : Certainty.Always,
            Effort = EffortOf(kind),
            Loop = loop,
            IsSuggestion = kind != EnumeratedKind.Declarable,
            Arguments = [NameOf(collection), TypeNames.Of(collection.Type!), Describe(known, kind)],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(EnumeratedKind), kind.ToString()),
        });
    }

    /// <summary>Whether a collection is a class of the framework whose own enumerator is an object.</summary>
    private static bool IsOnlyObject(ITypeSymbol collection) =>
        collection is { TypeKind: TypeKind.Class, SpecialType: SpecialType.None, DeclaringSyntaxReferences.IsEmpty: true }
        && ConcreteCollections.ElementOf(collection) is null && ((INamedTypeSymbol)collection).IsOfFramework();

    private static bool HasIndex(ITypeSymbol collection, OperationAnalysisContext context) =>
        collection.TypeKind == TypeKind.Array || IndexedAccess.IsOf(collection, context.Compilation, context.CancellationToken);

    /// <summary>Reports the enumerator of what has none in a <c>foreach</c>, and the box of each element that it gives.</summary>
    private static void ReportNeedless(OperationAnalysisContext context, AllocationContext allocations, Enumeration enumeration, PlaceHeat heat)
    {
        var collection = enumeration.Collection;
        var element = (collection.Type as IArrayTypeSymbol)?.ElementType;
        var boxes = element is not { IsReferenceType: false } ? ""
            : AllocationSize.OfBox(element) is { } size ? " and " + size.ToString(CultureInfo.InvariantCulture) + " bytes for each element"
            : " and more for each element";
        allocations.Report(context, new Finding(Rule, enumeration.Expression.GetLocation(), heat)
        {
            Bytes = ConcreteCollections.BytesOfEnumerator(collection.Type!),
            IsSmall = boxes.Length == 0,
            Certainty = boxes.Length == 0 && heat.LoopDepth == 0 && StackObjects.MayBeEnumerators(context.Compilation)
                ? Certainty.JitMayRemove
                : Certainty.Always,
            Loop = enumeration.Loop,
            Arguments =
            [
                NameOf(collection), TypeNames.Of(collection.Type!),
                " for an enumerator" + boxes + ", which " + (enumeration.IsInStep ? "an index" : "a 'foreach'") + " does without",
            ],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(EnumeratedKind), nameof(EnumeratedKind.Needless)),
        });
    }

    /// <summary>Reports what a method of the project makes for the loop, which has to change there.</summary>
    private static void ReportMade(
        OperationAnalysisContext context, AllocationContext allocations, Enumeration enumeration, PlaceHeat heat, Effort effort, string what,
        ImmutableArray<Location> changes = default)
    {
        var collection = enumeration.Collection;
        if (enumeration.IsInStep || !allocations.IsReported(Rule, effort, context.Operation.Syntax.SyntaxTree, heat, context.CancellationToken))
            return;
        allocations.Report(context, new Finding(Rule, collection.Syntax.GetLocation(), heat)
        {
            Certainty = heat.LoopDepth == 0 && collection.Type!.TypeKind != TypeKind.Interface && StackObjects.MayBeEnumerators(context.Compilation)
                ? Certainty.JitMayRemove
                : Certainty.Always,
            IsSuggestion = true,
            Arguments = [NameOf(collection), TypeNames.Of(collection.Type!), what],
            AdditionalLocations = changes.IsDefault ? ImmutableArray<Location>.Empty : changes,
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(EnumeratedKind), nameof(EnumeratedKind.Made)),
        });
    }

    /// <summary>
    /// Whether an earlier loop of the member goes through the same variable, is as hot and is reported: the variable has one declaration for all.
    /// </summary>
    private static bool IsToldBefore(
        ExpressionSyntax collection,
        ITypeSymbol known,
        SemanticModel model,
        PlaceHeat heat,
        AllocationContext allocations,
        CancellationToken cancellationToken)
    {
        if (CalledName.In(collection) is not { } name || model.GetSymbolInfo(collection, cancellationToken).Symbol is not { } variable)
            return false;
        var asked = 0;
        foreach (var earlier in MemberIndex.Names(name.Identifier.ValueText, MemberIndex.MemberOf(collection), 0, collection.SpanStart))
        {
            var whole = References.Whole(earlier);
            if (whole.Parent is not CommonForEachStatementSyntax { AwaitKeyword.RawKind: 0 } loop || loop.Expression != whole
                || !SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(whole, cancellationToken).Symbol, variable)
                || !IsElement(ConcreteCollections.ElementOf(known), model.GetForEachStatementInfo(loop).ElementType))
            {
                continue;
            }

            const EnumeratedKind Kind = EnumeratedKind.Declarable;
            if (allocations.IsReported(Rule, EffortOf(Kind), whole, model, cancellationToken, out var told) && told.SpeaksFor(heat)
                && allocations.Shows(new Finding(Rule, whole.GetLocation(), told) { IsSmall = true, Effort = EffortOf(Kind) }, cancellationToken))
            {
                return true;
            }

            if (++asked == MostAsked)
                return false;
        }

        return false;
    }

    private static EnumeratedKind KindOf(ITypeSymbol? known, ITypeSymbol declared, CollectionSources sources, OperationAnalysisContext context) =>
        known is null ? IndexedAccess.IsOf(declared, context.Compilation, context.CancellationToken) ? EnumeratedKind.Indexed : EnumeratedKind.Sequence
        : sources.CanBeDeclared(context.Compilation, context.CancellationToken) ? EnumeratedKind.Declarable
        : EnumeratedKind.Known;

    private static Effort EffortOf(EnumeratedKind kind) => kind switch
    {
        EnumeratedKind.Declarable => Effort.MuchLonger,
        EnumeratedKind.Known or EnumeratedKind.Indexed => Effort.Elsewhere,
        _ => Effort.Unproven,
    };

    /// <summary>Whether a collection gives elements that the loop can go through, as they are or as what they derive from.</summary>
    private static bool GivesElements(ITypeSymbol collection, Enumeration enumeration, Compilation compilation) =>
        ConcreteCollections.ElementOf(collection) is { } element && enumeration.ElementType is { } wanted
        && compilation.ClassifyCommonConversion(element, wanted) is { IsImplicit: true } conversion && (conversion.IsIdentity || conversion.IsReference);

    /// <summary>Whether the elements that another declaration gives are those that a loop goes through now.</summary>
    private static bool IsElement(ITypeSymbol? element, ITypeSymbol? wanted) =>
        element is not null && SymbolEqualityComparer.Default.Equals(element, wanted);

    private static string NameOf(IOperation collection) => collection switch
    {
        ILocalReferenceOperation local => local.Local.Name,
        IParameterReferenceOperation parameter => parameter.Parameter.Name,
        IMemberReferenceOperation member => member.Member.Name,
        IInvocationOperation call => call.TargetMethod.Name,
        _ => TypeNames.Of(collection.Type!),
    };

    private static string Describe(ITypeSymbol? known, EnumeratedKind kind) =>
        known is not null ? ", though it is always '" + TypeNames.Of(known) + "'"
        : kind == EnumeratedKind.Indexed ? " for an enumerator, which an index does without"
        : " for an enumerator";
}

/// <summary>What is known of a collection that is enumerated through an interface.</summary>
internal enum EnumeratedKind
{
    /// <summary>It is always of one type, and each declaration can be given that.</summary>
    Declarable,

    /// <summary>It is always of one type, but a declaration is seen by other assemblies or bound by a contract.</summary>
    Known,

    /// <summary>It can be asked for each element by a number.</summary>
    Indexed,

    /// <summary>Nothing but that it can be enumerated.</summary>
    Sequence,

    /// <summary>A method of the project makes the enumerator.</summary>
    Made,

    /// <summary>The code asks an array or a text for an enumerator.</summary>
    Needless,
}
