using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>Passes a span of the part of an array that a range copies: <c>all.AsSpan(start, count)</c>.</summary>
internal static class RangeView
{
    /// <summary>The fix; null where the reader has no overload for spans, or something is awaited between the parts of the call.</summary>
    public static Fix? Plan(FixRequest request, IArrayElementReferenceOperation reference, string key, CancellationToken cancellationToken)
    {
        if (RangeCopy.Of(reference, cancellationToken) is not { Reader: { Form: ReaderForm.SpanOverload, Overload: { } overload } reader } copy
            || reader.Argument.Syntax is not ArgumentSyntax { Parent: ArgumentListSyntax list }
            || reader.Call.Syntax is not ExpressionSyntax outer || SpanRewrite.HasAwait([outer]) || Comments.AreIn(outer))
        {
            return null;
        }

        var view = SliceSyntax.Call(OperandSyntax.AsPrimary(copy.Source), "AsSpan", Part(copy.Range, request.Model, cancellationToken));
        if (ReaderArguments.With(reader, view, LengthOf(copy.Range, request.Model, cancellationToken), request.Model, out var isExact, cancellationToken)
            is not { } passed)
        {
            return null;
        }

        var changed = (ExpressionSyntax)outer.ReplaceNode(list, passed).WithAdditionalAnnotations(ExpectedSymbols.Mark([reader.Callee, overload.Method]));
        var edits = request.Replacing(outer, changed.WithTriviaFrom(outer));
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Pass the span instead of a copy", key)
            .MayDiffer(request.NullProof(cancellationToken).IsNeverNull(copy.Source) ? null : "null is treated as empty or throws another exception")
            .MayDiffer(BufferReaders.OnlyRead(reader, cancellationToken) ? null : "the buffer must not change during the call")
            .MayDiffer(OverloadSafety.Difference(reader.Callee, overload.Method, reader.Call, request.NullProof(cancellationToken)))
            .MayDiffer(isExact ? null : ReaderArguments.OutOfRange)
            .Build();
    }

    /// <summary>The start of the part and, where it does not go on to the end, its length; the range itself where neither is as short.</summary>
    private static IReadOnlyList<ArgumentSyntax> Part(RangeExpressionSyntax range, SemanticModel model, CancellationToken cancellationToken)
    {
        return range switch
        {
            { LeftOperand: null, RightOperand: null } => [],
            { LeftOperand: { } start, RightOperand: null } when IsNumber(start) => [SyntaxFactory.Argument(start.WithoutTrivia())],
            { LeftOperand: null, RightOperand: { } end } when IsNumber(end) =>
                [SyntaxFactory.Argument(SyntaxFactory.ParseExpression("0")), SyntaxFactory.Argument(end.WithoutTrivia())],
            _ => [SyntaxFactory.Argument(range.WithoutTrivia())],
        };

        // A type of the project may be another number as an `int` than as an `Index`.
        bool IsNumber(ExpressionSyntax bound) => bound is IdentifierNameSyntax or LiteralExpressionSyntax or BinaryExpressionSyntax
            && model.GetTypeInfo(bound, cancellationToken).Type?.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_Int32;
    }

    /// <summary>The number of elements, where both ends are constants counted from the start.</summary>
    private static int? LengthOf(RangeExpressionSyntax range, SemanticModel model, CancellationToken cancellationToken)
    {
        var start = range.LeftOperand is { } left ? ConstantOf(left) : 0;
        return range.RightOperand is { } right && ConstantOf(right) is { } end && end >= start ? end - start : null;

        int? ConstantOf(ExpressionSyntax bound) =>
            model.GetConstantValue(bound, cancellationToken) is { HasValue: true, Value: int and >= 0 and var value } ? value : null;
    }
}
