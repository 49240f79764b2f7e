using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Determines how an operand is written where it leaves the expression around it. The syntax of an operation has neither parentheses nor
/// <c>checked</c> and <c>unchecked</c>, and without the latter a sum would overflow in another way.
/// </summary>
internal static class OperandSyntax
{
    /// <summary>
    /// The operand for another place in the same statement or block; null where it is not an expression, or where a conversion of the program makes its value,
    /// which nothing that is written says.
    /// </summary>
    public static ExpressionSyntax? Of(IOperation operand)
    {
        for (var value = operand; value is IConversionOperation { IsImplicit: true } conversion; value = conversion.Operand)
        {
            if (conversion.OperatorMethod is not null)
                return null;
        }

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

    /// <summary>An operand before a dot or after a cast or sign, in parentheses where only a part of it would be taken.</summary>
    public static ExpressionSyntax AsPrimary(ExpressionSyntax operand) => IsPrimary(operand) ? operand : SyntaxFactory.ParenthesizedExpression(operand);

    /// <summary>Whether what is around an expression binds to its last part where that is not primary: a dot, an index or a sign behind it.</summary>
    public static bool IsTakenAsPrimary(ExpressionSyntax expression) => expression.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Expression == expression,
        ConditionalAccessExpressionSyntax access => access.Expression == expression,
        ElementAccessExpressionSyntax or PostfixUnaryExpressionSyntax or InvocationExpressionSyntax => true,
        _ => false,
    };

    /// <summary>Whether nothing around an expression could take a part of what stands in its place, so that it needs no parentheses.</summary>
    public static bool StandsAlone(ExpressionSyntax expression) =>
        expression.Parent is ArgumentSyntax or ParenthesizedExpressionSyntax or EqualsValueClauseSyntax or ArrowExpressionClauseSyntax or LambdaExpressionSyntax
            or AnonymousObjectMemberDeclaratorSyntax or ReturnStatementSyntax or YieldStatementSyntax or IfStatementSyntax or WhileStatementSyntax
            or DoStatementSyntax or ForEachStatementSyntax or SwitchStatementSyntax or LockStatementSyntax or InitializerExpressionSyntax
            or SwitchExpressionArmSyntax or CheckedExpressionSyntax
        || expression.Parent?.Parent is { RawKind: NewerCompilers.CollectionExpressionSyntax }
        || (expression.Parent is AssignmentExpressionSyntax assignment && assignment.Right == expression);

    /// <summary>
    /// A comparison with the blanks of what it replaces, in parentheses where what is around could take a part of it: <c>&amp;&amp;</c>, <c>||</c> and
    /// <c>?:</c> cannot.
    /// </summary>
    public static ExpressionSyntax InPlaceOf(ExpressionSyntax replaced, ExpressionSyntax comparison) =>
        (StandsAlone(replaced) || replaced.Parent.IsKind(SyntaxKind.LogicalAndExpression) || replaced.Parent.IsKind(SyntaxKind.LogicalOrExpression)
            || replaced.Parent is ConditionalExpressionSyntax
                ? comparison
                : SyntaxFactory.ParenthesizedExpression(comparison))
        .WithTriviaFrom(replaced);

    /// <summary>What a comparison takes the place of: a call, or the <c>!</c> before it as well, which makes the opposite comparison of it.</summary>
    public static (ExpressionSyntax Replaced, bool IsDenied) WithDenial(ExpressionSyntax call) =>
        call.Parent is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } denial && !Comments.AreIn(denial)
            ? (denial, true)
            : (call, false);

    /// <summary>Whether nothing binds more closely than the parts of an expression do. A new array is left out, because an index would become a rank.</summary>
    public static bool IsPrimary(ExpressionSyntax expression) =>
        expression is SimpleNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax or ElementAccessExpressionSyntax
            or ParenthesizedExpressionSyntax or ThisExpressionSyntax or LiteralExpressionSyntax or CheckedExpressionSyntax or DefaultExpressionSyntax
            or PostfixUnaryExpressionSyntax or BaseObjectCreationExpressionSyntax;
}
