using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>A condition that is asked on the way to a place, and how it turned out. What that says about a value is for who asks to decide.</summary>
/// <param name="Expression">The condition.</param>
/// <param name="Outcome">How it turned out.</param>
internal readonly record struct KnownCondition(ExpressionSyntax Expression, bool Outcome)
{
    /// <summary>The condition under which a node runs, seen from what is directly around it; null where that asks none.</summary>
    public static KnownCondition? Around(SyntaxNode node, SyntaxNode parent) => parent switch
    {
        IfStatementSyntax test when node == test.Statement || node == test.Else => new(test.Condition, node == test.Statement),
        ConditionalExpressionSyntax choice when node != choice.Condition => new(choice.Condition, node == choice.WhenTrue),
        WhileStatementSyntax loop when node == loop.Statement => new(loop.Condition, true),
        ForStatementSyntax { Condition: { } condition } loop when node == loop.Statement => new(condition, true),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both when node == both.Right => new(both.Left, true),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either when node == either.Right => new(either.Left, false),
        _ => null,
    };

    /// <summary>The condition without parentheses and negations.</summary>
    public KnownCondition Plain()
    {
        var known = this with { Expression = Expression.Plain() };
        while (known.Expression is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } negation)
            known = new(negation.Operand.Plain(), !known.Outcome);
        return known;
    }

    /// <summary>The two conditions that a plain one joins by <c>&amp;&amp;</c> or <c>||</c>.</summary>
    /// <param name="left">The left one, with the outcome of the whole.</param>
    /// <param name="right">The right one, with the outcome of the whole.</param>
    /// <param name="areBothKnown">Whether both turned out so; else one of them did.</param>
    public bool TrySplit(out KnownCondition left, out KnownCondition right, out bool areBothKnown)
    {
        (left, right, areBothKnown) = (default, default, false);
        if (Expression is not BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression } binary)
            return false;
        (left, right) = (new(binary.Left, Outcome), new(binary.Right, Outcome));
        areBothKnown = Outcome == binary.IsKind(SyntaxKind.LogicalAndExpression);
        return true;
    }

    /// <summary>
    /// Whether control never reaches the end of a branch, so that its condition did not hold where code goes on. Flow analysis takes as long as the whole
    /// member, so plain statements are judged by their shape.
    /// </summary>
    public static bool IsOver(StatementSyntax branch, SemanticModel model) => branch switch
    {
        ReturnStatementSyntax or ThrowStatementSyntax or BreakStatementSyntax or ContinueStatementSyntax or GotoStatementSyntax => true,
        ExpressionStatementSyntax or LocalDeclarationStatementSyntax or EmptyStatementSyntax => false,
        BlockSyntax { Statements: var statements } => statements.Count > 0 && IsOver(statements[statements.Count - 1], model),
        IfStatementSyntax { Else: { } other } choice => IsOver(choice.Statement, model) && IsOver(other.Statement, model),
        _ => model.AnalyzeControlFlow(branch) is { Succeeded: true, EndPointIsReachable: false },
    };
}
