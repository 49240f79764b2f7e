using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// ALLOC201: finds values that are boxed where no other rule knows more about the box.
/// </summary>
/// <remarks>
/// <para>
/// It looks at conversions, at calls of methods that a value type inherits, at delegates of a struct's methods, and at boxes without a
/// conversion of their own: loop variables, parts of tuples, <c>??</c>, patterns, spreads, casts of sequences and what the language calls
/// by extension. For a conversion the cheapest tests come first: whether it boxes, whether the compiler or the JIT removes the box, the heat, and last
/// <see cref="BoxOwner"/>, which knows whether another rule reports the box, and <see cref="CallBoxes"/>, which makes one finding of one call's. A finding
/// warns only where <see cref="BoxCure"/> knows a form without the box, and its certainty says whether a newer JIT may remove it.
/// </para>
/// <para>
/// Not reported: type tests, comparisons with null, calls on a cast, <c>HasFlag</c> outside .NET Framework, numbers in a concatenation; nullable values that
/// have to be null; boxes of ALLOC202 to ALLOC205 and ALLOC207; expression trees. Unless the place is declared hot, neither are what is written to a property
/// of a library that takes nothing but objects, results that a visible signature makes objects, locals that hold references too, and type parameters that no
/// value type is known to fill.
/// </para>
/// </remarks>
public sealed class BoxedValueAnalyzer() : AllocationAnalyzer(Descriptors.BoxedValue)
{
    private static readonly Rule Rule = Descriptors.BoxedValue;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterLateOperationAction(
            static conversion => IsCandidate((IConversionOperation)conversion),
            context => OfConversion(context, allocations),
            OperationKind.Conversion);
        start.RegisterOperationAction(context => OfReceiver(context, allocations), OperationKind.Invocation);
        start.RegisterOperationAction(context => OfDelegate(context, allocations), OperationKind.MethodReference);
        start.RegisterOperationAction(
            context => OfHidden(context, allocations),
            OperationKind.Loop, OperationKind.DeconstructionAssignment, OperationKind.Coalesce, OperationKind.DeclarationPattern,
            OperationKind.RecursivePattern, OperationKind.Await, NewerCompilers.Spread);
    }

    private static bool IsCandidate(IConversionOperation conversion) =>
        conversion.Type is { IsTupleType: true } || BoxConversion.IsBox(conversion) || EnumOfNumber.Of(conversion) is not null;

    private static void OfConversion(OperationAnalysisContext context, AllocationContext allocations)
    {
        var conversion = (IConversionOperation)context.Operation;
        if (conversion.Type is { IsTupleType: true })
        {
            OfHidden(context, allocations);
            return;
        }

        if (EnumOfNumber.Of(conversion) is { } number)
        {
            if (!ExpressionTrees.Holds(conversion)
                && allocations.IsReported(Rule, number.IsKnown ? Effort.Welcome : Effort.None, context, out var heatOfNumber))
            {
                Report(context, allocations, number.BoxAt(conversion), heatOfNumber, jitMayRemove: false, number.IsKnown);
            }

            return;
        }

        if (conversion.Parent is IArgumentOperation { Parent: IInvocationOperation { Instance: not null } taker } && Box.IsToldWithReceiver(conversion, taker)
            && BoxedReceiver.MayBe(taker) && BoxedReceiver.Of(taker, IsOptimized(context, allocations)) is not null)
        {
            return;
        }

        if (BoxConversion.IsBox(conversion) && HiddenOverload.Of(conversion, context.CancellationToken) is { } hidden && !BoxOwner.IsOther(conversion))
        {
            if (!RemovedBox.IsRemoved(conversion, IsOptimized(context, allocations)) && !ExpressionTrees.Holds(conversion)
                && allocations.IsReported(Rule, Effort.Welcome, context, out var heatOfHidden))
            {
                var box = Box.Of(conversion);
                Report(
                    context, allocations, box with { How = box.How + ", though '" + hidden.ContainingType.Name + "." + hidden.Name + "' takes it as it is" },
                    heatOfHidden, jitMayRemove: false, hasCure: true);
            }

            return;
        }

        if (!BoxConversion.IsBox(conversion)
            || RemovedBox.IsRemoved(conversion, IsOptimized(context, allocations))
            || !allocations.IsReported(Rule, context, out var heat)
            || (!BoxCure.Exists(conversion) && !IsSureToRunOften(conversion, ref heat, context, allocations))
            || (!heat.IsDeclared && BoxCure.IsForced(conversion))
            || BoxOwner.IsOther(conversion)
            || DemandedNull.Is(conversion, context.CancellationToken)
            || IsSmallThere(conversion, heat, context, allocations)
            || (!allocations.IsReported(Rule, Effort.Unproven, conversion.Syntax.SyntaxTree, heat, context.CancellationToken)
                && (BoxCure.IsPromised(conversion) || BoxCure.IsTakenByDesign(conversion) || BoxCure.IsTakenByLibrary(conversion)
                    || BoxCure.IsMixed(conversion) || ObjectCollections.Take(conversion, context.CancellationToken)
                    || BoxTaker.MakesObjects(conversion, context.Compilation, context.CancellationToken))))
        {
            return;
        }

        ReportConversion(context, allocations, conversion, heat);
    }

    /// <summary>
    /// Whether more than one loop, a second one around it or an indexer tells that a place runs often, where a box takes other code than its own line to leave
    /// out.
    /// </summary>
    private static bool IsSureToRunOften(IOperation box, ref PlaceHeat heat, OperationAnalysisContext context, AllocationContext allocations) =>
        allocations.IsReported(Rule, Effort.MuchLonger, box.Syntax.SyntaxTree, heat = heat.WhereMoreIsNeeded, context.CancellationToken);

    private static void ReportConversion(OperationAnalysisContext context, AllocationContext allocations, IConversionOperation conversion, PlaceHeat heat)
    {
        var boxes = CallBoxes.Of(conversion, IsOptimized(context, allocations), type => IsWorthwhile(type, heat, context, allocations));
        if (boxes.IsFirst)
            Report(context, allocations, Box.Of(conversion).With(boxes), heat, RemovedBox.IsRemovedLater(conversion)
                || (heat.LoopDepth == 0 && LocalBox.StaysLocal(conversion)), BoxCure.Exists(conversion));
    }

    private static void OfReceiver(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (call.TargetMethod is { IsStatic: true, Arity: 1 })
        {
            OfHidden(context, allocations);
            return;
        }

        if (!BoxedReceiver.MayBe(call) || BoxedReceiver.Of(call, IsOptimized(context, allocations)) is not { } type || ExpressionTrees.Holds(call))
            return;
        var isName = ConstantName.Is(call);
        var isComparison = !isName && BoxCure.IsComparison(call, type);
        var effort = isComparison ? Effort.Welcome
            : BoxedReceiver.FlagOf(call) is not null && CoreLibrary.MayBeOfNetFramework(context.Compilation)
                && !CoreLibrary.IsNetFramework(context.Compilation) ? Effort.Unproven
            : Effort.None;
        if (!allocations.IsReported(Rule, effort, context, out var heat))
            return;

        var hasCure = isName || BoxCure.Exists(call, type);
        if ((!hasCure && !allocations.IsReported(Rule, Effort.Unproven, call.Syntax.SyntaxTree, heat, context.CancellationToken))
            || (!isName && !isComparison && IsSmallThere(call, heat, context, allocations)))
        {
            return;
        }

        Report(context, allocations, isName
            ? new Box(call.Syntax, type, " by 'ToString', though 'nameof' is the same text")
            : Box.OfReceiver(call, type), heat, jitMayRemove: false, hasCure);
    }

    /// <summary>
    /// Whether a box is small beside what happens with it, unless that is sure to happen often: the value is formatted by a method that logs, matches
    /// of a regular expression are made or an object is serialized beside it, or the box is made in a lambda for an element, for which a
    /// sequence makes more than one object.
    /// </summary>
    private static bool IsSmallThere(IOperation box, PlaceHeat heat, OperationAnalysisContext context, AllocationContext allocations) =>
        (heat.LoopDepth == 0 || heat.IsBesideWork || IsLogged(box))
        && !allocations.IsReported(Rule, Effort.Elsewhere, box.Syntax.SyntaxTree, heat, context.CancellationToken);

    private static bool IsLogged(IOperation box) =>
        box.Parent is IArrayInitializerOperation { Parent: IArrayCreationOperation { IsImplicit: true,
            Parent: IArgumentOperation { ArgumentKind: ArgumentKind.ParamArray, Parent: IInvocationOperation { TargetMethod: var method } } } }
        && FormatCall.TakesItemsAfterText(method) && !FormatCall.IsFormat(method);

    /// <summary>A delegate keeps an object, so the struct whose method it calls is boxed beside it.</summary>
    private static void OfDelegate(OperationAnalysisContext context, AllocationContext allocations)
    {
        var reference = (IMethodReferenceOperation)context.Operation;
        if (reference is not { Method.IsStatic: false, Parent: IDelegateCreationOperation }
            || TypeOf(reference.Instance) is not { } type
            || ExpressionTrees.Holds(reference)
            || !allocations.IsReported(Rule, Effort.MuchLonger, context, out var heat))
        {
            return;
        }

        Report(context, allocations, new Box(
            reference.Syntax, type, " for the delegate of '" + reference.Method.Name + "'"), heat, jitMayRemove: false, hasCure: false);

        static ITypeSymbol? TypeOf(IOperation? instance) =>
            instance?.Type is { IsValueType: true, IsRefLikeType: false } type ? type : BoxedReceiver.StructOfBase(instance);
    }

    private static void OfHidden(OperationAnalysisContext context, AllocationContext allocations)
    {
        foreach (var box in HiddenBoxes.Of(context.Operation))
        {
            // A loop variable is boxed by the loop itself, however rarely the loop is reached.
            var place = context.Operation is IForEachLoopOperation loop ? loop.Body.Syntax : box.Place;
            if (!ExpressionTrees.Holds(context.Operation)
                && allocations.IsReported(Rule, Effort.MuchLonger, place, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
            {
                Report(context, allocations, box, heat, jitMayRemove: false, hasCure: false);
            }
        }
    }

    /// <summary>Whether a value is known to be boxed: a type parameter is where a value type fills it.</summary>
    private static bool IsWorthwhile(ITypeSymbol type, PlaceHeat heat, OperationAnalysisContext context, AllocationContext allocations) =>
        type is not ITypeParameterSymbol
        || allocations.IsReported(Rule, Effort.Unproven, context.Operation.Syntax.SyntaxTree, heat, context.CancellationToken)
        || ValueTypeArguments.In(context.Compilation).MayBe(type, context.CancellationToken);

    private static void Report(OperationAnalysisContext context, AllocationContext allocations, Box box, PlaceHeat heat, bool jitMayRemove, bool hasCure)
    {
        if (!IsWorthwhile(box.Type, heat, context, allocations))
            return;
        allocations.Report(context, new Finding(Rule, box.Place.GetLocation(), heat)
        {
            Bytes = box.Bytes,
            Certainty = jitMayRemove && StackObjects.MayBeBoxes(context.Compilation) ? Certainty.JitMayRemove : box.Certainty,
            Arguments = [box.TypeName, box.How],
            IsSuggestion = !hasCure,
        });
    }

    private static bool IsOptimized(OperationAnalysisContext context, AllocationContext allocations) =>
        allocations.Compilation.Options.OptimizationLevel == OptimizationLevel.Release
        || allocations.Option(AllocationOptions.AssumeOptimized, Rule, context.Operation.Syntax.SyntaxTree);
}
