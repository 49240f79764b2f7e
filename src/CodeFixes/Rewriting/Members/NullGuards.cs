using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Members;

/// <summary>
/// Answers whether a test for null right before a read decides that the read is not null: nothing that could change the variable on the same
/// thread runs in between.
/// </summary>
internal static class NullGuards
{
    public static bool IsGuarded(ExpressionSyntax read)
    {
        for (SyntaxNode node = read; node.Parent is { } parent && parent is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax); node = parent)
        {
            var condition = parent switch
            {
                ConditionalExpressionSyntax choice when node == choice.WhenTrue => Decides(choice.Condition, read, isTrue: true),
                ConditionalExpressionSyntax choice when node == choice.WhenFalse => Decides(choice.Condition, read, isTrue: false),
                BinaryExpressionSyntax both when both.IsKind(SyntaxKind.LogicalAndExpression) && node == both.Right => Decides(both.Left, read, isTrue: true),
                BinaryExpressionSyntax either when either.IsKind(SyntaxKind.LogicalOrExpression) && node == either.Right => Decides(either.Left, read, isTrue: false),
                IfStatementSyntax test when node == test.Statement => Decides(test.Condition, read, isTrue: true),
                ElseClauseSyntax { Parent: IfStatementSyntax test } => Decides(test.Condition, read, isTrue: false),
                BlockSyntax block when node is StatementSyntax statement => EarlyExit(block, statement, read),
                _ => null,
            };
            if (condition is not null && NothingRuns(condition.Span.End, StartOf(condition, parent), read) && NothingRuns(parent is BlockSyntax ? node.SpanStart : condition.Span.End, read.SpanStart, read))
                return true;
        }

        return false;
    }

    private static ExpressionSyntax? EarlyExit(BlockSyntax block, StatementSyntax statement, ExpressionSyntax read)
    {
        var index = block.Statements.IndexOf(statement);
        return index > 0
            && block.Statements[index - 1] is IfStatementSyntax { Else: null } test
            && (test.Statement is BlockSyntax { Statements: { Count: > 0 } inner } ? inner.Last() : test.Statement) is ReturnStatementSyntax or ThrowStatementSyntax or ContinueStatementSyntax or BreakStatementSyntax
                ? Decides(test.Condition, read, isTrue: false)
                : null;
    }

    /// <summary>The part of a condition which, when the condition has the given value, says that the variable is not null.</summary>
    private static ExpressionSyntax? Decides(ExpressionSyntax condition, ExpressionSyntax read, bool isTrue) => condition switch
    {
        ParenthesizedExpressionSyntax parenthesized => Decides(parenthesized.Expression, read, isTrue),
        PrefixUnaryExpressionSyntax negation when negation.IsKind(SyntaxKind.LogicalNotExpression) => Decides(negation.Operand, read, !isTrue),
        BinaryExpressionSyntax both when both.IsKind(isTrue ? SyntaxKind.LogicalAndExpression : SyntaxKind.LogicalOrExpression) => Decides(both.Left, read, isTrue) ?? Decides(both.Right, read, isTrue),
        BinaryExpressionSyntax comparison when comparison.IsKind(isTrue ? SyntaxKind.NotEqualsExpression : SyntaxKind.EqualsExpression) => ComparesWithNull(comparison.Left, comparison.Right, read) ? comparison : null,
        IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax constant } test when !isTrue && IsNull(constant.Expression) && Same(test.Expression, read) => test,
        IsPatternExpressionSyntax { Pattern: UnaryPatternSyntax { Pattern: ConstantPatternSyntax constant } } test when isTrue && IsNull(constant.Expression) && Same(test.Expression, read) => test,
        _ => null,
    };

    private static bool ComparesWithNull(ExpressionSyntax left, ExpressionSyntax right, ExpressionSyntax read) =>
        (IsNull(right) && Same(left, read)) || (IsNull(left) && Same(right, read));

    private static bool IsNull(ExpressionSyntax expression) => expression.IsKind(SyntaxKind.NullLiteralExpression);

    private static bool Same(ExpressionSyntax left, ExpressionSyntax right) => left.IsEquivalentTo(right, topLevel: false);

    /// <summary>Where what the condition leads to starts: an exit that was not taken does not run.</summary>
    private static int StartOf(ExpressionSyntax condition, SyntaxNode parent) =>
        parent is BlockSyntax && condition.FirstAncestorOrSelf<IfStatementSyntax>() is { } test ? test.Statement.SpanStart : condition.Span.End;

    private static bool NothingRuns(int from, int to, ExpressionSyntax read)
    {
        foreach (var node in read.FirstAncestorOrSelf<MemberDeclarationSyntax>()?.DescendantNodes() ?? [])
        {
            if (node.SpanStart >= from && node.SpanStart < to && !node.Span.Contains(read.Span)
                && node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or AssignmentExpressionSyntax or AwaitExpressionSyntax or YieldStatementSyntax or PostfixUnaryExpressionSyntax or PrefixUnaryExpressionSyntax)
            {
                return false;
            }
        }

        return true;
    }
}
