using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>A comparison with <c>null</c>: by <c>==</c> or <c>!=</c>, on either side, or by <c>is null</c> or <c>is not null</c>.</summary>
/// <param name="Tested">What is compared.</param>
/// <param name="IsNull">Whether that is null where the comparison holds; else it is null where that does not.</param>
internal readonly record struct NullTest(ExpressionSyntax Tested, bool IsNull)
{
    /// <summary>The comparison that a condition is; null for a condition of another form.</summary>
    public static NullTest? Of(ExpressionSyntax condition) => condition switch
    {
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression } comparison =>
            IsLiteral(comparison.Right) ? new(comparison.Left, comparison.IsKind(SyntaxKind.EqualsExpression))
            : IsLiteral(comparison.Left) ? new(comparison.Right, comparison.IsKind(SyntaxKind.EqualsExpression))
            : null,
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax constant } test when IsLiteral(constant.Expression) => new(test.Expression, true),
        IsPatternExpressionSyntax { Pattern: UnaryPatternSyntax { Pattern: ConstantPatternSyntax constant } } test when IsLiteral(constant.Expression) =>
            new(test.Expression, false),
        _ => null,
    };

    private static bool IsLiteral(ExpressionSyntax expression) => expression.IsKind(SyntaxKind.NullLiteralExpression);
}
