using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.TemporaryArray;

/// <summary>
/// ALLOC501: finds small local arrays of constant length that never leave their method, so that a span over stack memory could replace
/// them.
/// </summary>
/// <remarks>
/// <para>
/// It looks at declarators of arrays. Size, element type and place are tested first, because they cost least: the array has to fit
/// <c>max_stackalloc_bytes</c>, its elements must hold no references, and stack memory has to be possible at the place. Then all uses are
/// followed, and each has to be one that a span allows: elements, length, <c>foreach</c>, spans, calls with an overload for spans, and
/// methods in source that only borrow the array. Then the heat is asked, and <see cref="TemporaryArrays"/> decides between this rule and
/// ALLOC104. Outside loops, an array that only inlined code sees has the certainty that a newer JIT may remove it.
/// </para>
/// <para>
/// A local span over a new array that nothing else names counts too, where no code sees its memory outside the iteration.
/// </para>
/// <para>
/// Not reported: arrays that are returned, stored, captured, aliased, reassigned or given to code that needs an array; arrays of more than 64 bytes in methods
/// that can run again before they end; handlers and labels; values that are alive across <c>await</c> or <c>yield</c>, and any suspending method
/// before C# 13.
/// </para>
/// </remarks>
public sealed class TemporaryArrayAnalyzer() : AllocationAnalyzer(Descriptors.TemporaryArray)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (!SpanTypes.Exist(start.Compilation))
            return;
        start.RegisterLateOperationAction(
            static declarator => ScratchArray.From((IVariableDeclaratorOperation)declarator) is { Length: > 0 },
            context => Analyze(context, allocations),
            OperationKind.VariableDeclarator);
        start.RegisterLateOperationAction(
            static declarator => SpanOverArray.From((IVariableDeclaratorOperation)declarator) is { Length: > 0 },
            context => AnalyzeSpan(context, allocations),
            OperationKind.VariableDeclarator);
    }

    /// <summary>Reports a small array of which only a local span is known.</summary>
    private static void AnalyzeSpan(OperationAnalysisContext context, AllocationContext allocations)
    {
        var declarator = (IVariableDeclaratorOperation)context.Operation;
        if (SpanOverArray.From(declarator) is not { Length: > 0 and { } length } span || TemporaryArrays.BytesOnStack(span.ElementType) is not { } size
            || (long)size * length > allocations.Option(AllocationOptions.MaxStackallocBytes, Descriptors.TemporaryArray, span.Declaration.SyntaxTree)
            || span.LastUse(declarator.SemanticModel!, context.CancellationToken) is not { } end || !ScratchSpace.IsPossible(span.Declaration, end)
            || (TemporaryArrays.DeepensStack(span.ElementType, length)
                && CallGraph.MayRunAgain(span.Declaration, declarator.SemanticModel!, context.CancellationToken))
            || !allocations.IsReported(Descriptors.TemporaryArray, TemporaryArrays.EffortOfBuffer(context), context, out var heat))
        {
            return;
        }

        var isInLoop = StackFrames.OutermostLoop(span.Declaration, References.FunctionOf(span.Declaration)) is not null;
        allocations.Report(context, new Finding(Descriptors.TemporaryArray, span.Creation.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfArray(span.ElementType, length),
            Arguments = [span.Local.Name, "can live on the stack"],
            Certainty = !isInLoop && StackObjects.MayBeArrays(context.Compilation) && InlinedUses.AreOf(span.Local, declarator)
                ? Certainty.JitMayRemove
                : Certainty.Always,
        });
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ScratchArray.From((IVariableDeclaratorOperation)context.Operation) is not { Length: > 0 and { } length } array
            || TemporaryArrays.BytesOnStack(array.ElementType) is not { } size
            || (long)size * length > allocations.Option(AllocationOptions.MaxStackallocBytes, Descriptors.TemporaryArray, array.Declaration.SyntaxTree))
        {
            return;
        }

        var model = context.Operation.SemanticModel!;
        if (!ScratchSpace.IsPossible(array.Declaration))
            return;
        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), model, context.CancellationToken);
        if (uses.Uses.IsEmpty || !uses.CouldBeSpan
            || !allocations.IsReported(Descriptors.TemporaryArray, TemporaryArrays.EffortOnStack(array, uses, allocations, context), context, out var heat)
            || TemporaryArrays.RuleFor(Descriptors.TemporaryArray, array, uses, allocations, context) != Descriptors.TemporaryArray)
        {
            return;
        }

        var loop = StackFrames.OutermostLoop(array.Declaration, References.FunctionOf(array.Declaration));
        allocations.Report(context, new Finding(Descriptors.TemporaryArray, array.Creation.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfArray(array.ElementType, length),
            Arguments = [array.Local.Name, Advice(uses)],

            // A callee that has to change is a high price for an array as small as a few variables.
            IsSuggestion = TemporaryArrays.IsLent(uses) && !TemporaryArrays.DeepensStack(array.ElementType, length),
            Certainty = loop is null && StackObjects.MayBeArrays(context.Compilation) && InlinedUses.Are(uses) ? Certainty.JitMayRemove : Certainty.Always,
        });
    }

    private static string Advice(LocalUses uses)
    {
        foreach (var use in uses.Uses)
        {
            if (use.Try is { } tried)
                return "could live on the stack if '" + tried.Name + "' read it";
            if (use is { Kind: ArrayUseKind.Borrowed, Callee: { } callee })
                return "could live on the stack if '" + CalledMethod.NameOf(callee) + "' took a span";
        }

        return "can live on the stack";
    }
}
