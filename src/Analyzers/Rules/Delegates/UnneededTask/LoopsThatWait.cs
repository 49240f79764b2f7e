using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>
/// Determines whether a <c>while</c> loop waits until something is there, so that often it need not run at all: it asks for what is not there yet, or compares
/// members that only what it awaits brings on.
/// </summary>
internal static class LoopsThatWait
{
    public static bool Is(WhileStatementSyntax loop) => AsksForMissing(loop.Condition, loop) && !BeginsByFlag(loop);

    /// <summary>Whether the condition is a variable, or its opposite, that a statement before the loop has set so that the loop begins.</summary>
    private static bool BeginsByFlag(WhileStatementSyntax loop)
    {
        var condition = new KnownCondition(loop.Condition, true).Plain();
        if (condition.Expression is not IdentifierNameSyntax { Identifier.ValueText: var flag }
            || loop.Parent is not BlockSyntax { Statements: var statements })
        {
            return false;
        }

        for (var i = statements.IndexOf(loop) - 1; i >= 0; i--)
        {
            if (Statements.ValueGiven(flag, statements[i]) is { } value)
                return value.IsKind(condition.Outcome ? SyntaxKind.TrueLiteralExpression : SyntaxKind.FalseLiteralExpression);
            if (!MemberIndex.Names(flag, statements[i]).IsEmpty)
                return false;
        }

        return false;
    }

    private static bool AsksForMissing(ExpressionSyntax condition, WhileStatementSyntax loop) => condition switch
    {
        ParenthesizedExpressionSyntax inner => AsksForMissing(inner.Expression, loop),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } => true,
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax { Expression: var constant } } => constant.IsKind(SyntaxKind.NullLiteralExpression),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both => AsksForMissing(both.Left, loop) || AsksForMissing(both.Right, loop),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } equal =>
            equal.Left.IsKind(SyntaxKind.NullLiteralExpression) || equal.Right.IsKind(SyntaxKind.NullLiteralExpression) || IsFilled(equal, loop),
        BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.LessThanExpression or (int)SyntaxKind.LessThanOrEqualExpression
                or (int)SyntaxKind.GreaterThanExpression or (int)SyntaxKind.GreaterThanOrEqualExpression,
        } order => IsFilled(order, loop),
        _ => false,
    };

    /// <summary>Whether a loop gets what it compares from what it awaits, and takes no step itself.</summary>
    private static bool IsFilled(BinaryExpressionSyntax comparison, WhileStatementSyntax loop)
    {
        var isFilled = false;
        foreach (var node in loop.Statement.DescendantNodes(static node => node is not AnonymousFunctionExpressionSyntax))
        {
            switch (node)
            {
                case PostfixUnaryExpressionSyntax or PrefixUnaryExpressionSyntax
                    when node.RawKind is (int)SyntaxKind.PostIncrementExpression or (int)SyntaxKind.PostDecrementExpression
                        or (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression:
                    return false;
                case AssignmentExpressionSyntax assignment when Mentions(comparison, assignment.Left):
                    if (References.IsSuspension(assignment.Right))
                        isFilled = true;
                    else if (assignment.Right is not LiteralExpressionSyntax || !assignment.IsKind(SyntaxKind.SimpleAssignmentExpression))
                        return false;
                    break;
                default:
                    break;
            }
        }

        return isFilled;
    }

    private static bool Mentions(BinaryExpressionSyntax comparison, ExpressionSyntax target)
    {
        foreach (var node in comparison.DescendantNodes())
        {
            if (SyntaxFactory.AreEquivalent(node, target))
                return true;
        }

        return false;
    }
}
