using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>A comparison that asks of a number of elements only whether there are any: <c>count &gt; 0</c>, <c>count == 0</c> and their like.</summary>
/// <param name="Comparison">The comparison.</param>
/// <param name="IsForNone">Whether it is true where there are none.</param>
internal sealed record CountTest(BinaryExpressionSyntax Comparison, bool IsForNone)
{
    /// <summary>The comparison that a number stands in; null where that asks for more, or where there is none.</summary>
    public static CountTest? Of(SyntaxNode count)
    {
        while (count.Parent is ParenthesizedExpressionSyntax)
            count = count.Parent;
        if (count.Parent is not BinaryExpressionSyntax comparison)
            return null;
        var isLeft = comparison.Left == count;
        var limit = (isLeft ? comparison.Right : comparison.Left) is LiteralExpressionSyntax { Token.Value: { } value } ? value : null;
        var kind = isLeft ? comparison.Kind() : Mirrored(comparison.Kind());
        bool? isForNone = (kind, limit) switch
        {
            (SyntaxKind.GreaterThanExpression or SyntaxKind.NotEqualsExpression, 0 or 0L) or (SyntaxKind.GreaterThanOrEqualExpression, 1 or 1L) => false,
            (SyntaxKind.LessThanOrEqualExpression or SyntaxKind.EqualsExpression, 0 or 0L) or (SyntaxKind.LessThanExpression, 1 or 1L) => true,
            _ => null,
        };
        return isForNone is { } isNone ? new CountTest(comparison, isNone) : null;
    }

    private static SyntaxKind Mirrored(SyntaxKind kind) => kind switch
    {
        SyntaxKind.GreaterThanExpression => SyntaxKind.LessThanExpression,
        SyntaxKind.GreaterThanOrEqualExpression => SyntaxKind.LessThanOrEqualExpression,
        SyntaxKind.LessThanExpression => SyntaxKind.GreaterThanExpression,
        SyntaxKind.LessThanOrEqualExpression => SyntaxKind.GreaterThanOrEqualExpression,
        _ => kind,
    };
}
