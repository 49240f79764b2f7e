using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Determines how an operand is written where it leaves the expression around it. The syntax of an operation has neither parentheses nor
/// <c>checked</c> and <c>unchecked</c>, and without the latter a sum would overflow in another way.
/// </summary>
internal static class OperandSyntax
{
    /// <summary>The operand for another place in the same statement or block; null where it is not an expression.</summary>
    public static ExpressionSyntax? Of(IOperation operand)
    {
        if (operand.Syntax is not ExpressionSyntax syntax || syntax is LiteralExpressionSyntax or IdentifierNameSyntax)
            return operand.Syntax as ExpressionSyntax;
        for (var outer = syntax.Parent;
             outer is not (null or StatementSyntax or AnonymousFunctionExpressionSyntax or ArrowExpressionClauseSyntax or MemberDeclarationSyntax);
             outer = outer.Parent)
        {
            if (outer is CheckedExpressionSyntax context)
                return SyntaxFactory.CheckedExpression(context.Kind(), syntax.WithoutTrivia()).WithTriviaFrom(syntax);
        }

        return syntax;
    }

    /// <summary>The operand before a dot or after a cast, in parentheses where only a part of it would be taken.</summary>
    public static ExpressionSyntax AsReceiver(ExpressionSyntax operand) =>
        operand is IdentifierNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax or ElementAccessExpressionSyntax
            or ParenthesizedExpressionSyntax or ThisExpressionSyntax or LiteralExpressionSyntax or CheckedExpressionSyntax or DefaultExpressionSyntax
            or PostfixUnaryExpressionSyntax or BaseObjectCreationExpressionSyntax
            ? operand
            : SyntaxFactory.ParenthesizedExpression(operand);
}
