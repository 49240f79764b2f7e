using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// ALLOC104: finds objects that a loop creates in each iteration, or a function of constants on each call, although one would serve all.
/// </summary>
/// <remarks>
/// <para>
/// There are three kinds. A local builder, collection or array in a loop, that stays in its iteration and can be cleared: its uses are
/// followed first, and for an array <see cref="TemporaryArrays"/> then decides between this rule and ALLOC501. A text or regular
/// expression whose inputs the loop leaves alone. A delegate of a method of <c>this</c>, or of a lambda that captures only <c>this</c>.
/// The heat is asked last. A finding in a single loop is a suggestion, unless it takes 256 bytes or is a regular expression.
/// </para>
/// <para>
/// Outside loops there is a fourth: an array or list of constants, or of other values that are always the same, that is only read, in code that is
/// warm, and a regular expression of constants, see <see cref="ConstantAllocation"/>; a list, set or dictionary of constants that is only looked at
/// is one in loops as well, and a collection that a
/// property makes each time it is read at any heat, where its type lets nobody change it. A fifth is the
/// delegate of <c>this</c> that a table of the object gets on each call, for a value that it does not have yet, or a method that only runs it.
/// </para>
/// <para>
/// An object of a class of the project that holds nothing is one at any place, see <see cref="StatelessObject"/>, and so is one that always holds the same
/// and cannot be changed, see <see cref="FixedObject"/>, or that the framework makes of the same values, see <see cref="FixedResult"/>. An empty list that
/// is returned to be read is one where the framework keeps an empty array, see <see cref="EmptyCollection"/>. What is the same
/// for one owner each time is one where it is made, see <see cref="OwnerObject"/>.
/// </para>
/// <para>
/// A new builder or collection in the place of one that no other code holds is looked for by its assignment: see <see cref="RenewedCollection"/>.
/// </para>
/// <para>
/// Not reported: objects that are stored, returned, captured or given to code that may keep them; places that an iteration may skip;
/// branches that leave the loop, and loops that run once; other delegates; expression trees.
/// </para>
/// </remarks>
public sealed class LoopInvariantAllocationAnalyzer() : AllocationAnalyzer(Descriptors.LoopInvariantAllocation)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterOperationAction(context => AnalyzeLocal(context, allocations), OperationKind.VariableDeclarator);
        start.RegisterOperationAction(
            context => AnalyzeValue(context, allocations),
            OperationKind.Invocation,
            OperationKind.Binary,
            OperationKind.InterpolatedString,
            OperationKind.ObjectCreation);
        start.RegisterLateOperationAction(
            static creation => creation.Syntax.Parent is ArrowExpressionClauseSyntax { Parent: PropertyDeclarationSyntax },
            context => AnalyzeProperty(context, allocations),
            OperationKind.ObjectCreation, OperationKind.ArrayCreation, NewerCompilers.CollectionExpression);
        start.RegisterLateOperationAction(
            static creation => ConstantAllocation.OfArgument(creation) is not null,
            context => AnalyzeArgument(context, allocations),
            OperationKind.ArrayCreation, NewerCompilers.CollectionExpression);
        start.RegisterOperationAction(context => AnalyzeDelegate(context, allocations), OperationKind.DelegateCreation);
        start.RegisterOperationAction(context => AnalyzeSequence(context, allocations), OperationKind.Loop);
    }

    private static void AnalyzeLocal(OperationAnalysisContext context, AllocationContext allocations)
    {
        var declarator = (IVariableDeclaratorOperation)context.Operation;
        if (declarator.Initializer is { Value: { } value }
            && (ConstantAllocation.OfTable(value.Inside(Through.BuiltInImplicit), context.CancellationToken)
                ?? ConstantAllocation.OfFilled(value.Inside(Through.BuiltInImplicit), context.CancellationToken)) is { } table)
        {
            Report(context, allocations, table, "'" + declarator.Symbol.Name + "'", Effort.Longer, mayBeOnStack: false);
            return;
        }

        if (LoopInvariance.InnermostAround(declarator.Syntax) is null)
        {
            AnalyzeConstants(context, allocations, declarator);
            return;
        }

        if (LoopAllocation.OfLocal(declarator, declarator.SemanticModel!, context.CancellationToken) is { } found
            && IsBest(found, declarator, allocations, context))
        {
            Report(context, allocations, found, "'" + declarator.Symbol.Name
                + "'", found.Reset == LoopReset.None ? "it never changes" : "one that is cleared would do");
        }
    }

    private static void AnalyzeConstants(OperationAnalysisContext context, AllocationContext allocations, IVariableDeclaratorOperation declarator)
    {
        if (ScratchArray.From(declarator) is not { Elements: { IsDefaultOrEmpty: false } elements } array || !FixedValues.AreSame(elements))
            return;
        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), declarator.SemanticModel!, context.CancellationToken);
        if (ConstantAllocation.OfLocal(array, uses) is { } found
            && TemporaryArrays.RuleFor(Descriptors.LoopInvariantAllocation, array, uses, allocations, context) != Descriptors.TemporaryArray)
        {
            Report(context, allocations, found, "'" + array.Local.Name + "'", Effort.Longer, uses.IsElementsOnly);
        }
    }

    private static void AnalyzeSequence(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (context.Operation is not IForEachLoopOperation loop || ConstantAllocation.OfSequence(loop) is not { } found)
            return;
        Report(context, allocations, found, "'" + Shortened(found.Creation.Syntax.ToString()) + "'", Effort.Longer, found.Creation.Type is IArrayTypeSymbol);
    }

    private static bool IsBest(
        LoopAllocation found, IVariableDeclaratorOperation declarator, AllocationContext allocations, OperationAnalysisContext context) =>
        ScratchArray.From(declarator) is not { } array
        || TemporaryArrays.RuleFor(
            Descriptors.LoopInvariantAllocation,
            array,
            LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), declarator.SemanticModel!, context.CancellationToken),
            allocations,
            context,
            found) == Descriptors.LoopInvariantAllocation;

    private static void AnalyzeValue(OperationAnalysisContext context, AllocationContext allocations)
    {
        var value = context.Operation;
        if (InvariantText.IsMaker(value) && LoopAllocation.OfValue(value, value.SemanticModel!) is { } found)
            Report(context, allocations, found, "'" + Shortened(value.Syntax.ToString()) + "'", "it never changes");
        else if (value is IObjectCreationOperation { Parent: ISimpleAssignmentOperation { Target: ILocalReferenceOperation { Local.Name: var name } } } renewal
            && RenewedCollection.Of(renewal, context.CancellationToken) is { } renewed)
        {
            Report(context, allocations, renewed, "'" + name + "'", "one that is cleared would do");
        }
        else if (value is IObjectCreationOperation creation && LoopInvariance.InnermostAround(value.Syntax) is null
            && ConstantAllocation.OfRegex(creation, context.CancellationToken) is { } regex)
        {
            var effort = ConstantAllocation.IsConstant(creation) ? Effort.None : Effort.Longer;
            Report(context, allocations, regex, "'" + Shortened(value.Syntax.ToString()) + "'", effort, mayBeOnStack: false);
        }
        else if (value is IObjectCreationOperation { Initializer: not null, Parent: IInvocationOperation or IPropertyReferenceOperation }
            && ConstantAllocation.OfTable(value, context.CancellationToken) is { } table)
        {
            Report(context, allocations, table, "'" + Shortened(value.Syntax.ToString()) + "'", Effort.Longer, mayBeOnStack: false);
        }
        else if (value is IObjectCreationOperation made && StatelessObject.Is(made))
        {
            ReportShared(
                context, allocations, made, StatelessObject.Bytes, "it holds nothing, so that one would serve all", nameof(StatelessObject), Effort.Unproven);
        }
        else if (value is IObjectCreationOperation untold && StatelessObject.IsEmptyEvent(untold))
        {
            ReportShared(
                context,
                allocations,
                untold,
                StatelessObject.Bytes,
                "it holds nothing, so that 'EventArgs.Empty' would do",
                nameof(StatelessObject.IsEmptyEvent),
                Effort.None);
        }
        else if (value is IObjectCreationOperation filled && FixedObject.Is(filled))
        {
            ReportShared(
                context,
                allocations,
                filled,
                AllocationSize.OfInstance((INamedTypeSymbol)filled.Type!),
                "it always holds the same, so that one would serve all",
                nameof(StatelessObject),
                FixedObject.IsOfLibrary(filled.Type!) ? Effort.MuchLonger : Effort.Unproven);
        }
        else if (value is IObjectCreationOperation empty && EmptyCollection.Is(empty))
        {
            ReportShared(
                context,
                allocations,
                empty,
                EmptyCollection.Bytes,
                "nobody can add to it, so that 'Array.Empty' would do",
                nameof(EmptyCollection),
                Effort.Longer);
        }
        else if (value is IObjectCreationOperation holder && OwnerObject.HoldsOwner(holder))
        {
            ReportUnfixed(
                context,
                allocations,
                AllocationSize.OfInstance((INamedTypeSymbol)holder.Type!),
                "it always holds the same '" + TypeNames.Of(context.ContainingSymbol.ContainingType) + "', which could keep one",
                Effort.Unproven);
        }
        else if (OwnerObject.ShownBy(value) is { } shown)
        {
            ReportUnfixed(context, allocations, null, "one that is kept beside '" + shown.Name + "' would show the same", Effort.Longer);
        }
        else if (FixedResult.MayBe(value) && FixedResult.Is(value))
        {
            ReportShared(
                context,
                allocations,
                value,
                FixedResult.BytesOf(value),
                FixedResult.IsCulture(value) ? "'CultureInfo.GetCultureInfo' keeps one for each name" : "it is always the same, so that one would serve all",
                FixedResult.CanBeShared(value) ? nameof(StatelessObject) : nameof(FixedResult),
                Effort.MuchLonger);
        }
        else if (FixedText.Is(value))
        {
            ReportUnfixed(context, allocations, null, "it is always the same text", Effort.MuchLonger);
        }
    }

    private static void ReportShared(
        OperationAnalysisContext context, AllocationContext allocations, IOperation made, long? bytes, string advice, string kind, Effort effort)
    {
        if (!allocations.IsReported(Descriptors.LoopInvariantAllocation, effort, context, out var heat) || ExpressionTrees.Holds(made))
            return;
        allocations.Report(context, new Finding(Descriptors.LoopInvariantAllocation, made.Syntax.GetLocation(), heat)
        {
            Bytes = bytes,
            Arguments =
            [
                "'" + Shortened(made.Syntax.ToString()) + "'",
                LoopInvariance.InnermostAround(made.Syntax) is null ? "on each call" : "in each iteration of the loop",
                advice,
            ],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(kind, ""),
            Certainty = heat.LoopDepth == 0 && made is IObjectCreationOperation creation && StatelessObject.IsOnlyAsked(creation)
                && StackObjects.MayBeObjects(context.Compilation)
                ? Certainty.JitMayRemove
                : Certainty.Always,
            IsSuggestion = true,
        });
    }

    private static void ReportUnfixed(OperationAnalysisContext context, AllocationContext allocations, long? bytes, string advice, Effort effort)
    {
        if (!allocations.IsReported(Descriptors.LoopInvariantAllocation, effort, context, out var heat) || ExpressionTrees.Holds(context.Operation))
            return;
        allocations.Report(context, new Finding(Descriptors.LoopInvariantAllocation, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = bytes,
            Arguments =
            [
                "'" + Shortened(context.Operation.Syntax.ToString()) + "'",
                LoopInvariance.InnermostAround(context.Operation.Syntax) is null ? "on each call" : "in each iteration of the loop",
                advice,
            ],
            IsSuggestion = true,
        });
    }

    private static void AnalyzeProperty(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ConstantAllocation.OfProperty(context.Operation) is { } found && found.Creation.Syntax.Parent!.Parent is PropertyDeclarationSyntax property)
            Report(context, allocations, found, "'" + property.Identifier.ValueText + "'", Effort.None, mayBeOnStack: false, "each time it is read");
    }

    private static void AnalyzeArgument(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ConstantAllocation.OfArgument(context.Operation) is { } found)
            Report(context, allocations, found, "'" + Shortened(found.Creation.Syntax.ToString()) + "'", Effort.Longer, mayBeOnStack: false);
    }

    private static void AnalyzeDelegate(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (InvariantDelegates.TryGet(context.Operation, context.CancellationToken) is { } found)
        {
            if (!IsLeftToState(context, allocations))
            {
                Report(
                    context, allocations, found, "The delegate '" + Shortened(context.Operation.Syntax.ToString()) + "'", "it never changes", Effort.Elsewhere);
            }
        }
        else if (LoopInvariance.InnermostAround(context.Operation.Syntax) is null)
        {
            if (InvariantDelegates.IsForTableOfOwner(context.Operation))
                ReportEachCall(context, allocations, Effort.Longer);
            else if (InvariantDelegates.IsForOtherTable(context.Operation) || InvariantDelegates.IsForEachCall(context.Operation, context.CancellationToken))
                ReportEachCall(context, allocations, InvariantDelegates.IsOfStaticMethod(context.Operation) ? Effort.Longer : Effort.Unproven);
        }
    }

    private static void ReportEachCall(OperationAnalysisContext context, AllocationContext allocations, Effort effort)
    {
        if (!allocations.IsReported(Descriptors.LoopInvariantAllocation, effort, context, out var heat) || ExpressionTrees.Holds(context.Operation)
            || IsLeftToState(context, allocations))
        {
            return;
        }

        var mayBeRemoved = heat.LoopDepth == 0 && context.Operation.Parent is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var callee } }
            && StackObjects.MayBeDelegatesFor(callee, context.Compilation);
        allocations.Report(context, new Finding(Descriptors.LoopInvariantAllocation, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.DelegateBytes,
            Arguments = ["The delegate '" + Shortened(context.Operation.Syntax.ToString()) + "'", "on each call", "it never changes"],
            Properties = InvariantDelegates.IsOfStaticMethod(context.Operation)
                ? ImmutableDictionary<string, string?>.Empty
                : ImmutableDictionary<string, string?>.Empty.Add(nameof(InvariantDelegates), ""),
            Certainty = mayBeRemoved ? Certainty.JitMayRemove : Certainty.Always,
            IsSuggestion = true,
        });
    }

    private static bool IsLeftToState(OperationAnalysisContext context, AllocationContext allocations) =>
        (InvariantDelegates.CouldTakeState(context.Operation) || StateAddition.Of(context.Operation, context.CancellationToken) is { HandsOn: false })
        && allocations.Yields(
            Descriptors.LoopInvariantAllocation, Descriptors.StateArgument, context.Operation.Syntax.SyntaxTree, context.CancellationToken);

    private static void Report(
        OperationAnalysisContext context, AllocationContext allocations, LoopAllocation found, string what, string advice, Effort? needed = null)
    {
        // A small object of an outer loop is seldom what a program waits for; a regular expression is parsed each time, and an array is cleared.
        var effort = needed ?? (found.Creation.Type is IArrayTypeSymbol or { Name: "Regex" } ? Effort.Longer : Effort.MuchLonger);
        if (!allocations.IsReported(Descriptors.LoopInvariantAllocation, effort, context, out var heat) || ExpressionTrees.Holds(context.Operation)
            || LeftToLinq.Has(context.Operation, allocations, Descriptors.LoopInvariantAllocation, heat, context.CancellationToken))
        {
            return;
        }

        var onlyTrims = InvariantText.OnlyTrims(found.Creation);

        // What is cleared in place of a new one has to hold the same things again, beside which the object itself is little.
        var savesLittle = onlyTrims || (found.Reset != LoopReset.None && found.Bytes <= SmallObjects.MostBytes);
        allocations.Report(context, new Finding(Descriptors.LoopInvariantAllocation, found.Creation.Syntax.GetLocation(), heat)
        {
            Bytes = found.Bytes,
            Arguments = [what, "in each iteration of the loop", advice],
            AdditionalLocations = found.Declaration is { } declaration
                ? ImmutableArray.Create(found.Loop.GetLocation(), declaration.GetLocation())
                : ImmutableArray.Create(found.Loop.GetLocation()),
            Properties = ImmutableDictionary<string, string?>.Empty
                .Add(nameof(LoopAllocation.Reset), found.Reset.ToString())
                .Add(nameof(LoopAllocation.Keeper), found.Keeper is { } keeper ? TypeNames.Of(keeper) : null)
                .Add(nameof(LoopAllocation.IsOfAnyLength), found.IsOfAnyLength ? "" : null),
            Certainty = onlyTrims ? Certainty.Sometimes : Certainty.Always,
            IsSuggestion = heat.LoopDepth < 2 || savesLittle,
        });
    }

    private static void Report(
        OperationAnalysisContext context, AllocationContext allocations, ConstantAllocation found, string what, Effort effort, bool mayBeOnStack,
        string? when = null)
    {
        if (!allocations.IsReported(Descriptors.LoopInvariantAllocation, effort, context, out var heat) || ExpressionTrees.Holds(context.Operation))
            return;
        allocations.Report(context, new Finding(Descriptors.LoopInvariantAllocation, found.Creation.Syntax.GetLocation(), heat)
        {
            Bytes = found.Bytes,
            Arguments =
            [
                what,
                when ?? (LoopInvariance.InnermostAround(found.Creation.Syntax) is null ? "on each call" : "in each iteration of the loop"),
                "it never changes",
            ],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(ConstantAllocation), ""),
            Certainty = mayBeOnStack && heat.LoopDepth == 0 && StackObjects.MayBeArrays(context.Compilation) ? Certainty.JitMayRemove : Certainty.Always,
            IsSuggestion = found.ElementType is not null,
        });
    }

    private static string Shortened(string text) =>
        text.Length <= 60 && text.IndexOf('\n') < 0
            ? text
            : text.Substring(0, Math.Min(40, text.IndexOf('\n') is >= 0 and var line ? line : 40)).TrimEnd() + "…";
}
