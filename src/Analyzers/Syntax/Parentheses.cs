using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Looks through what is written around an expression and does not change its value.</summary>
internal static class Parentheses
{
    /// <summary>An expression without its parentheses.</summary>
    public static ExpressionSyntax WithoutParentheses(this ExpressionSyntax expression)
    {
        while (expression is ParenthesizedExpressionSyntax parenthesized)
            expression = parenthesized.Expression;
        return expression;
    }

    /// <summary>An expression without its parentheses and null-forgiving operators.</summary>
    public static ExpressionSyntax Plain(this ExpressionSyntax expression)
    {
        while (true)
        {
            var inner = expression switch
            {
                ParenthesizedExpressionSyntax parenthesized => parenthesized.Expression,
                PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven => forgiven.Operand,
                _ => null,
            };
            if (inner is null)
                return expression;
            expression = inner;
        }
    }
}
