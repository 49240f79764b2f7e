using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>
/// Decides which rule reports a local array that never leaves its function, so that one cause is one finding: the stack costs nothing;
/// one array before a loop serves all its iterations and changes nothing else; a pool costs a <c>try</c> and keeps the memory.
/// </summary>
internal static class TemporaryArrays
{
    private const int UsualFrameBytes = 64;

    /// <summary>
    /// ALLOC505 where the array is a copy that nothing needs, else ALLOC501 or ALLOC104, whichever does better for the array; null where none has a remedy
    /// and a pool may be one.
    /// </summary>
    /// <param name="asking">The rule that asks: it reports the array itself, or yields to the answer.</param>
    /// <param name="array">The array.</param>
    /// <param name="uses">All uses of it.</param>
    /// <param name="allocations">Decides whether a rule reports here at all.</param>
    /// <param name="context">The declarator of the array.</param>
    /// <param name="beforeLoop">The array before its loop, where the caller has found that out; null where it is not known yet.</param>
    public static Rule? RuleFor(
        Rule asking, ScratchArray array, LocalUses uses, AllocationContext allocations, OperationAnalysisContext context, LoopAllocation? beforeLoop = null)
    {
        if (LocalCopy.Of(array, uses, context.Operation.SemanticModel!, context.CancellationToken) is { } copy
            && Speaks(asking, Descriptors.CopyToPassOn, EffortOfCopy(copy, allocations, context), allocations, context))
        {
            return Descriptors.CopyToPassOn;
        }

        var fitsStack = FitsStack(array, uses, allocations, context)
            && Speaks(asking, Descriptors.TemporaryArray, EffortOnStack(array, uses, allocations, context), allocations, context);
        if (fitsStack && IsBestOnStack(array, uses, context))
            return Descriptors.TemporaryArray;
        beforeLoop ??= LoopAllocation.OfLocal((IVariableDeclaratorOperation)context.Operation, context.Operation.SemanticModel!, context.CancellationToken);
        return beforeLoop is not null
            && Speaks(asking, Descriptors.LoopInvariantAllocation, Effort.Longer, allocations, context) ? Descriptors.LoopInvariantAllocation
            : fitsStack ? Descriptors.TemporaryArray
            : null;
    }

    /// <summary>What reading a copy in place asks for: nothing, or that the callee which reads it changes.</summary>
    public static Effort EffortOfCopy(LocalCopy copy, AllocationContext allocations, OperationAnalysisContext context) =>
        allocations.ForAllTargets(
            copy.IsLent ? Effort.MuchLongerForData : Effort.None, FrameworkApi.Spans, context.Operation.Syntax, context.CancellationToken);

    /// <summary>
    /// What an array on the stack asks for: that of a small buffer there, nothing where it is data of the assembly, or that a callee which needs an array
    /// changes.
    /// </summary>
    public static Effort EffortOnStack(ScratchArray array, LocalUses uses, AllocationContext allocations, OperationAnalysisContext context)
    {
        var effort = ConstantData.Fits(array, uses, context.Compilation) ? Effort.None : EffortOfBuffer(context);
        foreach (var use in uses.Uses)
        {
            if (use.Kind == ArrayUseKind.Borrowed || use.Try is not null)
                effort = Effort.MuchLonger;
        }

        return allocations.ForAllTargets(effort, FrameworkApi.Spans, context.Operation.Syntax, context.CancellationToken);
    }

    /// <summary>Whether a callee has to take a span before an array can live on the stack.</summary>
    public static bool IsLent(LocalUses uses)
    {
        foreach (var use in uses.Uses)
        {
            if (use.Kind == ArrayUseKind.Borrowed)
                return true;
        }

        return false;
    }

    /// <summary>
    /// What a buffer of a constant size on the stack asks for: nothing where only code outside calls the member, because no call is in sight that would
    /// tell its heat. A constructor makes an object anyway, and what only the assembly sees has its calls there.
    /// </summary>
    public static Effort EffortOfBuffer(OperationAnalysisContext context) =>
        context.ContainingSymbol is IMethodSymbol { MethodKind: MethodKind.Constructor } || Accessibilities.IsWithinAssembly(context.ContainingSymbol)
            ? Effort.NoneIfWarm
            : Effort.None;

    /// <summary>The size of an element that may be on the stack; null where it holds references or its size is not known.</summary>
    public static int? BytesOnStack(ITypeSymbol element) =>
        element is { IsUnmanagedType: true, TypeKind: not (TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.Error) }
            ? AllocationSize.OfValue(element)
            : null;

    /// <summary>
    /// Whether each level of a recursion would take more of the stack by an array than a usual method does by its variables. Below that, the array costs
    /// about what its own reference and the call take anyway.
    /// </summary>
    public static bool DeepensStack(ITypeSymbol element, int length) => (long)length * (BytesOnStack(element) ?? 1) > UsualFrameBytes;

    private static bool FitsStack(ScratchArray array, LocalUses uses, AllocationContext allocations, OperationAnalysisContext context) =>
        array.Length is > 0 and { } length && BytesOnStack(array.ElementType) is { } size
        && (long)size * length <= allocations.Option(AllocationOptions.MaxStackallocBytes, Descriptors.TemporaryArray, array.Declaration.SyntaxTree)
        && !uses.Uses.IsEmpty && uses.CouldBeSpan && uses.Views.StayInIteration(array.Declaration)
        && ScratchSpace.IsPossible(array.Declaration, ScratchSpace.EndOf(uses))
        && (!DeepensStack(array.ElementType, length) || ConstantData.Fits(array, uses, context.Compilation)
            || !CallGraph.MayRunAgain(array.Declaration, context.Operation.SemanticModel!, context.CancellationToken));

    /// <summary>Whether nothing is better than the stack. In a loop its memory is taken before the loop, where no element is known yet.</summary>
    private static bool IsBestOnStack(ScratchArray array, LocalUses uses, OperationAnalysisContext context) =>
        StackFrames.OutermostLoop(array.Declaration, References.FunctionOf(array.Declaration)) is null
        || ConstantData.Fits(array, uses, context.Compilation)
        || (array.Elements.IsDefault && !CallGraph.MayRunAgain(array.Declaration, context.Operation.SemanticModel!, context.CancellationToken));

    private static bool Speaks(Rule asking, Rule rule, Effort effort, AllocationContext allocations, OperationAnalysisContext context) =>
        allocations.Finds(rule, effort, context)
        && (rule == asking || allocations.Yields(asking, rule, context.Operation.Syntax.SyntaxTree, context.CancellationToken));
}
