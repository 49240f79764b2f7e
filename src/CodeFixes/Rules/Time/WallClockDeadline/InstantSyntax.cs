using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Time.WallClockDeadline;

/// <summary>Writes the pieces of syntax that calls on instants become when instants are numbers.</summary>
internal static class InstantSyntax
{
    /// <summary>The type <c>long</c>, nullable where <paramref name="instant"/> is.</summary>
    public static TypeSyntax Long(TypeSyntax instant)
    {
        TypeSyntax type = PredefinedType(Token(SyntaxKind.LongKeyword));
        return (instant is NullableTypeSyntax or GenericNameSyntax or QualifiedNameSyntax { Right: GenericNameSyntax }
            ? NullableType(type)
            : type).WithTriviaFrom(instant);
    }

    /// <summary>The receiver of a call and its interval, added or subtracted.</summary>
    public static BinaryExpressionSyntax Sum(InvocationExpressionSyntax shifted, bool isSubtracted, ExpressionSyntax interval)
    {
        var number = interval is BinaryExpressionSyntax product ? product.Left : interval;
        if (!isSubtracted && number is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.UnaryMinusExpression, Operand: LiteralExpressionSyntax positive })
        {
            isSubtracted = true;
            interval = interval.ReplaceNode(number, positive);
        }

        var access = (MemberAccessExpressionSyntax)shifted.Expression;
        var sum = MillisecondSyntax.Binary(
            isSubtracted ? SyntaxKind.SubtractExpression : SyntaxKind.AddExpression, access.Expression.WithoutTrivia(), interval);
        var spansLines = access.Expression.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia);
        return spansLines
            ? sum.WithLeft(access.Expression).WithOperatorToken(sum.OperatorToken.WithLeadingTrivia(access.OperatorToken.LeadingTrivia))
            : sum;
    }

    /// <summary>Whether a comment stands where the rewritten call has nothing to hold it.</summary>
    public static bool LosesComment(InvocationExpressionSyntax call)
    {
        var access = (MemberAccessExpressionSyntax)call.Expression;
        var spansLines = access.Expression.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia);
        return (!spansLines
            && (Comments.AreIn(access.Expression.GetTrailingTrivia()) || Comments.AreIn(access.OperatorToken.LeadingTrivia)))
            || Comments.AreIn(access.OperatorToken.TrailingTrivia) || Comments.AreIn(access.Name.GetTrailingTrivia())
            || Comments.AreIn(call.ArgumentList.OpenParenToken.TrailingTrivia)
            || Comments.AreIn(call.ArgumentList.CloseParenToken.LeadingTrivia);
    }

    /// <summary>What a call is made on.</summary>
    public static ExpressionSyntax ReceiverOf(InvocationExpressionSyntax call) => ((MemberAccessExpressionSyntax)call.Expression).Expression;

    /// <summary>A member of an expression.</summary>
    public static MemberAccessExpressionSyntax Member(ExpressionSyntax owner, string name) =>
        MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, owner, IdentifierName(name));

    /// <summary>In parentheses where the place of <paramref name="original"/> binds tighter than a sum.</summary>
    public static ExpressionSyntax Parenthesized(ExpressionSyntax sum, ExpressionSyntax original) => sum is BinaryExpressionSyntax && original.Parent switch
    {
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "CompareTo" or "Value" or "HasValue" } => true,
        CastExpressionSyntax => true,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.SubtractExpression or (int)SyntaxKind.AddExpression } difference => difference.Right == original,
        _ => false,
    } ? ParenthesizedExpression(sum.WithoutTrivia()).WithTriviaFrom(sum) : sum;

    /// <summary>An expression without the parentheses and space around it.</summary>
    public static ExpressionSyntax Bare(ExpressionSyntax expression)
    {
        while (expression is ParenthesizedExpressionSyntax parenthesized)
            expression = parenthesized.Expression;
        return expression.WithoutTrivia();
    }

    /// <summary>Whether an argument is named, so that its place says nothing.</summary>
    public static bool HasNames(InvocationExpressionSyntax call)
    {
        foreach (var argument in call.ArgumentList.Arguments)
        {
            if (argument.NameColon is not null)
                return true;
        }

        return false;
    }
}
