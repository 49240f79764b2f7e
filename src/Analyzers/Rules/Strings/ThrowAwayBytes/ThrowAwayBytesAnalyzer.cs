using System.Text;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// ALLOC306: finds calls of <c>Encoding.GetBytes(text)</c> whose array is only measured, hashed, compared, copied, written or read, so that a
/// count or a span would do.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>GetBytes</c> with one parameter and follows the array, directly or through one local, to its uses: each has to
/// be one that a span allows. Constant text counts only where C# 11 has its bytes as <c>"…"u8</c> and they are only read. An array that
/// goes to a method in source which only reads it is a suggestion in hot code, because the method would need an overload for spans. So is a
/// text that is joined or formatted only to be encoded, where the array itself is needed. The heat is asked last.
/// </para>
/// <para>
/// Not reported: arrays that are kept, returned, captured, compared with null, given to code that needs an array, or alive across
/// <c>await</c> or <c>yield</c>; expression trees.
/// </para>
/// </remarks>
public sealed class ThrowAwayBytesAnalyzer() : AllocationAnalyzer(Descriptors.ThrowAwayBytes)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static call => ((IInvocationOperation)call).TargetMethod is var method && (IsGetBytes(method) || MayEncode(method)),
            context => Analyze(context, allocations),
            OperationKind.Invocation);

    private static bool IsGetBytes(IMethodSymbol method) => method is { Name: "GetBytes", Parameters.Length: 1 };

    /// <summary>Whether a method of the project is given a text and returns bytes.</summary>
    private static bool MayEncode(IMethodSymbol method)
    {
        if (method is not { DeclaringSyntaxReferences.IsEmpty: false, ReturnType: IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } }
            || method.ContainingType.IsAnyEncoding())
        {
            return false;
        }

        foreach (var parameter in (method.ReducedFrom ?? method).Parameters)
        {
            if (parameter.Type.SpecialType == SpecialType.System_String)
                return true;
        }

        return false;
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (MayEncode(call.TargetMethod))
        {
            AnalyzeEncoder(context, allocations, call);
            return;
        }

        if (!IsGetBytes(call.TargetMethod) || ExpressionTrees.Holds(call))
            return;
        if (EncodedBytes.Of(call, context.CancellationToken) is not { } bytes)
        {
            AnalyzeText(context, allocations, call);
            return;
        }

        var effort = allocations.ForAllTargets(EffortOf(bytes), CalledFor(bytes), call.Syntax, context.CancellationToken);
        if (!allocations.IsReported(Descriptors.ThrowAwayBytes, effort, context, out var heat))
            return;

        allocations.Report(context, new Finding(Descriptors.ThrowAwayBytes, call.Syntax.GetLocation(), heat)
        {
            Bytes = bytes.Literal is { Token.Value: string text }
                ? AllocationSize.OfArray(((IArrayTypeSymbol)call.Type!).ElementType, Encoding.UTF8.GetByteCount(text))
                : null,
            Arguments = ["The bytes of the text are only " + Describe(bytes)],
        });
    }

    /// <summary>A method of the project that only encodes its text, where the caller only reads the bytes.</summary>
    private static void AnalyzeEncoder(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        if (MadeArrays.ReaderOf(Descriptors.ThrowAwayBytes, ReturnedArray.EncodedText, context, allocations, out var heat) is not { } reader)
            return;
        allocations.Report(context, new Finding(Descriptors.ThrowAwayBytes, call.Syntax.GetLocation(), heat)
        {
            Arguments = ["The bytes that '" + call.TargetMethod.Name + "' makes of the text are only read"
                + (reader.Length == 0 ? "" : " by '" + reader + "'") + ", and it could write them to a span that it is given"],
        });
    }

    /// <summary>A text that is made only to be encoded, where the bytes themselves are kept: the parts can be encoded into one buffer.</summary>
    private static void AnalyzeText(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        if (!call.TargetMethod.ContainingType.IsAnyEncoding() || call.Arguments.Length != 1 || !IsMade(ConcatParts.Plain(call.Arguments[0].Value))
            || !allocations.IsReported(Descriptors.ThrowAwayBytes, Effort.MuchLongerForData, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ThrowAwayBytes, call.Arguments[0].Value.Syntax.GetLocation(), heat)
        {
            Arguments = ["The text is made only to be encoded, and its parts could be formatted or encoded into one buffer"],
        });
    }

    /// <summary>Whether a text is joined, interpolated, formatted from a value or copied from a builder where it stands.</summary>
    private static bool IsMade(IOperation text) => text switch
    {
        { ConstantValue.HasValue: true } => false,
        IInterpolatedStringOperation made => !ConcatParts.GivesHole(made),
        IInvocationOperation { TargetMethod.Name: nameof(ToString), Instance.Type: { } type } formatted =>
            type.IsStringBuilder() || (type.IsValueType && (!formatted.Arguments.IsEmpty || IsNumber(type))),
        IInvocationOperation { TargetMethod: { Name: nameof(string.Format) or nameof(string.Join) or nameof(string.Concat),
            ContainingType.SpecialType: SpecialType.System_String } } =>
            true,
        _ => ConcatParts.IsConcat(text),
    };

    /// <summary>Whether <c>ToString()</c> of a value makes a text, where that of a truth or a member of an enum is kept.</summary>
    private static bool IsNumber(ITypeSymbol type) =>
        type.TypeKind != TypeKind.Enum
            && type.SpecialType is (>= SpecialType.System_SByte and <= SpecialType.System_Double) or SpecialType.System_DateTime;

    /// <summary>
    /// To count, to hash in one call, to write to a place and to write a literal take no more code; but a text that is constant is mostly a mark at the
    /// beginning of something. All else needs a buffer for a length that is not known, or a callee that takes a span.
    /// </summary>
    private static Effort EffortOf(EncodedBytes bytes) =>
        bytes.IsLent ? Effort.MuchLongerForData
        : bytes.IsConstant || bytes.Literal is not null ? Effort.NoneIfWarm
        : bytes.IsMeasured || bytes.IsCopied || bytes.Hash is not null ? Effort.None
        : Effort.MuchLongerForData;

    /// <summary>What the better code calls: to count, to write to a place, and to fill an array that is kept is possible everywhere.</summary>
    private static FrameworkApi CalledFor(EncodedBytes bytes) =>
        bytes.Hash is not null ? FrameworkApi.StaticHashes
        : bytes.IsMeasured || bytes.IsCopied || bytes.Reader is null ? FrameworkApi.Any
        : FrameworkApi.Spans;

    private static string Describe(EncodedBytes bytes) => bytes switch
    {
        { Hash: { } hash } => "hashed by an object that is made for them, and '" + hash.Name + "' takes a span",
        { IsLent: true, Reader: { } reader } => "read by '" + reader.Name + "', which an overload for spans could do",
        { IsMeasured: true } => "counted, which 'GetByteCount' does",
        { IsConstant: true } => "read for one of them, which is a constant",
        { IsCopied: true, Literal: not null } => "copied, which a u8 literal can be",
        { IsCopied: true } => "copied, and 'GetBytes' can write them to their place",
        { Literal: not null, Reader: { } reader } =>
            "read by '" + (reader.MethodKind == MethodKind.Constructor ? "new " + reader.ContainingType.Name : reader.ContainingType.Name + "." + reader.Name)
            + "', which can read them as a u8 literal",
        { Reader: { MethodKind: not MethodKind.Constructor } reader } => "read by '" + reader.ContainingType.Name + "." + reader.Name + "', which takes a span",
        _ => "read, and a span would do",
    };
}
