using Allocations.Analyzers.Heat;
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
/// ALLOC501: a local array of constant length that never leaves its method. It is a heap object for each run of its declaration, although
/// a span over stack memory would serve every use: elements, length, <c>foreach</c>, spans, and calls that have an overload for spans.
/// <para>
/// Not reported: arrays larger than <c>max_stackalloc_bytes</c>, elements that hold references or whose size is not known, arrays that are
/// returned, stored, captured, aliased, reassigned or given to code that needs an array; recursive methods; handlers; values that are alive
/// across <c>await</c> or <c>yield</c>, and any suspending method before C# 13; elements that ALLOC104 can take out of a loop.
/// </para>
/// </summary>
public sealed class TemporaryArrayAnalyzer() : AllocationAnalyzer(Descriptors.TemporaryArray)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (SpanTypes.Exist(start.Compilation))
            start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.VariableDeclarator);
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
        if (uses.Uses.IsEmpty || !uses.FitsSpan || !allocations.IsReported(Descriptors.TemporaryArray, context, out var heat)
            || TemporaryArrays.RuleFor(Descriptors.TemporaryArray, array, uses, allocations, context) != Descriptors.TemporaryArray)
        {
            return;
        }

        var loop = StackFrames.OutermostLoop(array.Declaration, References.FunctionOf(array.Declaration));
        allocations.Report(context, new Finding(Descriptors.TemporaryArray, array.Creation.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfArray(array.ElementType, length),
            Arguments = [array.Local.Name, Advice(uses)],
            Certainty = loop is null && StackObjects.MayBeArrays(context.Compilation) && InlinedUses.Are(uses) ? Certainty.JitMayRemove : Certainty.Always,
        });
    }

    private static string Advice(LocalUses uses)
    {
        foreach (var use in uses.Uses)
        {
            if (use is { Kind: ArrayUseKind.Borrowed, Callee: { } callee })
                return "could live on the stack if '" + (callee.MethodKind == MethodKind.Constructor ? callee.ContainingType.Name : callee.Name) + "' took a span";
        }

        return "can live on the stack";
    }
}
