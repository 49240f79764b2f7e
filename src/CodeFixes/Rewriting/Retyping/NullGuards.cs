using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>
/// Determines whether a test for null right before a read decides that the read is not null: nothing that could change the variable on the same
/// thread runs in between.
/// </summary>
internal static class NullGuards
{
    public static bool IsGuarded(ExpressionSyntax read)
    {
        for (SyntaxNode node = read;
             node.Parent is { } parent && parent is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax);
             node = parent)
        {
            if (Guard(node, parent) is var (condition, isTrue) && Decides(condition, read, isTrue) is { } test
                && NothingRuns(condition, test.Span.End, condition.Span.End) && NothingRuns(node, node.SpanStart, read.SpanStart))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The condition under which a node runs, seen from its parent, and the value that it then has.</summary>
    private static (ExpressionSyntax Condition, bool IsTrue)? Guard(SyntaxNode node, SyntaxNode parent) => parent switch
    {
        ConditionalExpressionSyntax choice when node == choice.WhenTrue => (choice.Condition, true),
        ConditionalExpressionSyntax choice when node == choice.WhenFalse => (choice.Condition, false),
        BinaryExpressionSyntax both when both.IsKind(SyntaxKind.LogicalAndExpression) && node == both.Right => (both.Left, true),
        BinaryExpressionSyntax either when either.IsKind(SyntaxKind.LogicalOrExpression) && node == either.Right => (either.Left, false),
        IfStatementSyntax test when node == test.Statement => (test.Condition, true),
        ElseClauseSyntax { Parent: IfStatementSyntax test } => (test.Condition, false),
        BlockSyntax block when node is StatementSyntax statement => EarlyExit(block, statement),
        _ => null,
    };

    private static (ExpressionSyntax Condition, bool IsTrue)? EarlyExit(BlockSyntax block, StatementSyntax statement)
    {
        var index = block.Statements.IndexOf(statement);
        return index > 0
            && block.Statements[index - 1] is IfStatementSyntax { Else: null } test
            && (test.Statement is BlockSyntax { Statements: { Count: > 0 } inner }
                ? inner.Last()
                : test.Statement) is ReturnStatementSyntax or ThrowStatementSyntax or ContinueStatementSyntax or BreakStatementSyntax
                ? (test.Condition, false)
                : null;
    }

    /// <summary>The part of a condition which, when the condition has the given value, says that the variable is not null.</summary>
    private static ExpressionSyntax? Decides(ExpressionSyntax condition, ExpressionSyntax read, bool isTrue) => condition switch
    {
        ParenthesizedExpressionSyntax parenthesized => Decides(parenthesized.Expression, read, isTrue),
        PrefixUnaryExpressionSyntax negation when negation.IsKind(SyntaxKind.LogicalNotExpression) => Decides(negation.Operand, read, !isTrue),
        BinaryExpressionSyntax both when both.IsKind(isTrue ? SyntaxKind.LogicalAndExpression : SyntaxKind.LogicalOrExpression) =>
            Decides(both.Left, read, isTrue) ?? Decides(both.Right, read, isTrue),
        BinaryExpressionSyntax comparison when comparison.IsKind(isTrue ? SyntaxKind.NotEqualsExpression : SyntaxKind.EqualsExpression) =>
            ComparesWithNull(comparison.Left, comparison.Right, read) ? comparison : null,
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax constant } test when !isTrue && IsNull(constant.Expression) && Same(test.Expression, read) =>
            test,
        IsPatternExpressionSyntax { Pattern: UnaryPatternSyntax { Pattern: ConstantPatternSyntax constant } } test
            when isTrue && IsNull(constant.Expression) && Same(test.Expression, read) =>
            test,
        _ => null,
    };

    private static bool ComparesWithNull(ExpressionSyntax left, ExpressionSyntax right, ExpressionSyntax read) =>
        (IsNull(right) && Same(left, read)) || (IsNull(left) && Same(right, read));

    private static bool IsNull(ExpressionSyntax expression) => expression.IsKind(SyntaxKind.NullLiteralExpression);

    private static bool Same(ExpressionSyntax left, ExpressionSyntax right) => left.IsEquivalentTo(right, topLevel: false);

    private static bool NothingRuns(SyntaxNode code, int from, int to)
    {
        foreach (var node in code.DescendantNodesAndSelf())
        {
            // What contains the read takes effect after it.
            if (node.SpanStart < from || node.SpanStart >= to || node.Span.End > to)
                continue;
            if (node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or AssignmentExpressionSyntax or AwaitExpressionSyntax
                or YieldStatementSyntax
                || node.RawKind is (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression or (int)SyntaxKind.PostIncrementExpression
                    or (int)SyntaxKind.PostDecrementExpression)
            {
                return false;
            }
        }

        return true;
    }
}
