using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;

/// <summary>
/// ALLOC506: finds arrays for the bytes of a number, <c>Guid</c> or <c>decimal</c> that a few bytes of stack memory could replace.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>GetBytes</c>, <c>ToByteArray</c> and <c>GetBits</c> whose array is copied, read back as another number, read
/// by one call, asked for one element, or kept in a local whose uses all fit a span; stack memory has to be possible at the place. It also looks at calls of
/// <c>BitConverter</c> on a list of bytes. The heat is asked last. A place outside loops whose array only inlined code sees has the
/// certainty that a newer JIT may remove it.
/// </para>
/// <para>
/// Not reported: arrays that are returned, stored, captured or given to code that needs an array; views that outlive the iteration;
/// handlers and values that are alive across <c>await</c> or <c>yield</c>; expression trees.
/// </para>
/// </remarks>
public sealed class NumberThroughBytesAnalyzer() : AllocationAnalyzer(Descriptors.NumberThroughBytes)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (SpanTypes.Exist(start.Compilation))
            start.RegisterLateOperationAction(
                static call => IsCandidate((IInvocationOperation)call),
                context => Analyze(context, allocations),
                OperationKind.Invocation);
    }

    private static bool IsCandidate(IInvocationOperation call) => IsOfBytes(call) || MayMakeBytes(call.TargetMethod) || ByteList.Of(call) is not null;

    private static bool MayMakeBytes(IMethodSymbol method) =>
        method is { DeclaringSyntaxReferences.IsEmpty: false, ReturnType: IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } };

    private static bool IsOfBytes(IInvocationOperation call) => call.TargetMethod.Name is "GetBytes" or "ToByteArray" or "GetBits";

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (MayMakeBytes(call.TargetMethod))
            AnalyzeMaker(context, allocations, call);
        else if (IsOfBytes(call))
            AnalyzeBytes(context, allocations, call);
        else if (ByteList.Of(call) is { } list && !ExpressionTrees.Holds(call) && allocations.IsReported(Descriptors.NumberThroughBytes, context, out var heat))
            allocations.Report(context, new Finding(Descriptors.NumberThroughBytes, call.Syntax.GetLocation(), heat)
            {
                Bytes = list.Bytes,
                Arguments = ["BitConverter." + call.TargetMethod.Name, "a list of bytes that it could read from the stack"],
                Certainty = CertaintyAt(call, context.Compilation),
            });
    }

    /// <summary>A method of the project that makes an array of the bytes of a number, where the caller only reads them.</summary>
    private static void AnalyzeMaker(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        if (MadeArrays.ReaderOf(Descriptors.NumberThroughBytes, ReturnedArray.NumberBytes, context, allocations, out var heat) is not { } reader)
            return;
        allocations.Report(context, new Finding(Descriptors.NumberThroughBytes, call.Syntax.GetLocation(), heat)
        {
            Arguments = [call.TargetMethod.Name,
                "bytes of a number that are only read" + (reader.Length == 0 ? "" : " by '" + reader + "'") + ", and it could write them to a span"],
        });
    }

    private static void AnalyzeBytes(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        if (NumberBytes.Of(call, context.CancellationToken) is not { } bytes)
            return;
        var uses = bytes.Local is { } local ? LocalUses.Of(local, References.ScopeOf(call.Syntax), call.SemanticModel!, context.CancellationToken) : null;
        if ((uses is null
            ? bytes.Use is NumberBytesUse.Read or NumberBytesUse.Element && !ScratchSpace.IsPossible(call.Syntax, StackFrames.EndOfEvaluation(call.Syntax))
            : uses.Uses.IsEmpty || !uses.FitsSpan || !uses.Views.StayInIteration(call.Syntax)
                || !ScratchSpace.IsPossible(call.Syntax, ScratchSpace.EndOf(uses)))
            || ExpressionTrees.Holds(call)
            || !allocations.IsReported(
                Descriptors.NumberThroughBytes,
                allocations.ForAllTargets(EffortOf(bytes), FrameworkApi.Spans, call.Syntax, context.CancellationToken),
                context,
                out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.NumberThroughBytes, call.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfArray(bytes.Element, bytes.Length),
            Arguments = [bytes.Name, WhatFor(bytes)],
            Certainty = uses is { IsElementsOnly: true } || bytes.Use is NumberBytesUse.Reinterpreted or NumberBytesUse.Element
                ? CertaintyAt(call, context.Compilation)
                : Certainty.Always,
        });
    }

    /// <summary>To write where the bytes are copied, and to read them as another number, is one call, as before. All else needs a buffer first.</summary>
    private static Effort EffortOf(NumberBytes bytes) => bytes switch
    {
        { Use: NumberBytesUse.Copied or NumberBytesUse.Reinterpreted } => Effort.None,
        _ => Effort.Longer,
    };

    /// <summary>The JIT of .NET 10 sees through calls that it inlines, but never in a loop.</summary>
    private static Certainty CertaintyAt(IOperation call, Compilation compilation) =>
        StackObjects.MayBeArrays(compilation) && StackFrames.OutermostLoop(call.Syntax, References.FunctionOf(call.Syntax)) is null
            ? Certainty.JitMayRemove
            : Certainty.Always;

    private static string WhatFor(NumberBytes bytes) => bytes.Use switch
    {
        NumberBytesUse.Copied => "bytes that are only copied",
        NumberBytesUse.Element => "an array of which one element is read",
        NumberBytesUse.Reinterpreted => "bytes that are only read back as another number",
        NumberBytesUse.Read =>
            "bytes that only '" + bytes.Reader!.Name + "' reads" + (bytes.Reader.Form == ReaderForm.Borrowed ? ", which could take a span" : ""),
        _ => "bytes that fit on the stack",
    };
}
