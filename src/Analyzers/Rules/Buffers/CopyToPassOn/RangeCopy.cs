using Allocations.Analyzers.Memory;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A range of an array, <c>all[start..end]</c>, which is a new array, as the argument of a call that could read the elements where they are. One that is
/// converted to a span at once is the SDK's (CA1832, CA1833).
/// </summary>
/// <param name="Source">The array.</param>
/// <param name="Range">Which part is copied.</param>
/// <param name="Reader">What reads the copy.</param>
internal sealed record RangeCopy(ExpressionSyntax Source, RangeExpressionSyntax Range, CopyReader Reader)
{
    /// <summary>Whether an operation may be one, as far as its syntax tells.</summary>
    public static bool MayBe(IOperation reference) => PartOf(reference.Syntax) is not null;

    /// <summary>The copy that a range makes for its reader; null where it goes elsewhere. Of an array of references there may be no span.</summary>
    public static RangeCopy? Of(IArrayElementReferenceOperation reference, CancellationToken cancellationToken) =>
        reference is { Type: IArrayTypeSymbol { IsSZArray: true, ElementType.IsValueType: true }, SemanticModel: { } model,
            Syntax: ElementAccessExpressionSyntax { Expression: var source } access }
        && PartOf(access) is { } part
        && CopyReader.Of(reference, model, cancellationToken) is { Form: ReaderForm.SpanOverload or ReaderForm.Borrowed } reader
            ? new RangeCopy(source, part, reader)
            : null;

    private static RangeExpressionSyntax? PartOf(SyntaxNode access) =>
        access is ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } range } ? range[0].Expression as RangeExpressionSyntax : null;
}
