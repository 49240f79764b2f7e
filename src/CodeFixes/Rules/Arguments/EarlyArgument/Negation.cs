using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Arguments.EarlyArgument;

/// <summary>Writes the negation of a condition as people do.</summary>
internal static class Negation
{
    /// <summary>The text of a condition that holds where another does not.</summary>
    public static string Of(IOperation condition)
    {
        condition = condition.Inside(Through.BuiltInImplicit);
        return (condition, condition.Syntax) switch
        {
            (IUnaryOperation { OperatorKind: UnaryOperatorKind.Not, OperatorMethod: null }, PrefixUnaryExpressionSyntax { Operand: var operand }) =>
                (operand is ParenthesizedExpressionSyntax inner ? inner.Expression : operand).ToString(),
            (IBinaryOperation comparison, BinaryExpressionSyntax syntax) when Opposite(comparison) is { } opposite =>
                syntax.Left.ToString() + syntax.Left.GetTrailingTrivia() + opposite + syntax.OperatorToken.TrailingTrivia + syntax.Right,
            (_, IdentifierNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax or ElementAccessExpressionSyntax
                or ParenthesizedExpressionSyntax) => "!" + condition.Syntax,
            _ => "!(" + condition.Syntax + ")",
        };
    }

    /// <summary>The operator that holds where another does not; null where both may fail, as for what is no number.</summary>
    private static string? Opposite(IBinaryOperation comparison) => comparison switch
    {
        { OperatorMethod: not (null or { ContainingType.SpecialType: SpecialType.System_String }) } or { IsLifted: true } => null,
        { OperatorKind: BinaryOperatorKind.Equals } => "!=",
        { OperatorKind: BinaryOperatorKind.NotEquals } => "==",
        { LeftOperand.Type.SpecialType: not (>= SpecialType.System_Char and <= SpecialType.System_UInt64) } => null,
        { OperatorKind: BinaryOperatorKind.LessThan } => ">=",
        { OperatorKind: BinaryOperatorKind.LessThanOrEqual } => ">",
        { OperatorKind: BinaryOperatorKind.GreaterThan } => "<=",
        { OperatorKind: BinaryOperatorKind.GreaterThanOrEqual } => "<",
        _ => null,
    };
}
