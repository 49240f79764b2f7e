using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Syntax;
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
    public static bool IsGuarded(ExpressionSyntax read, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!MemberIndex.Own(FlowNode.Label, References.FunctionOf(read)).IsEmpty)
            return false;
        for (SyntaxNode node = read;
             node.Parent is { } parent && parent is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax);
             node = parent)
        {
            if (Guard(node, parent) is { Expression: var condition } known && Decides(known, read) is { } test
                && NothingRuns(condition, test.Span.End, condition.Span.End, model, cancellationToken)
                && NothingRuns(node, node.SpanStart, read.SpanStart, model, cancellationToken))
            {
                return true;
            }

            // What comes behind the read in a loop comes before it in the next iteration.
            if (Loops.RunsRepeatedly(node, parent))
                return false;
        }

        return false;
    }

    private static KnownCondition? Guard(SyntaxNode node, SyntaxNode parent) =>
        parent is BlockSyntax block && node is StatementSyntax statement ? EarlyExit(block, statement) : KnownCondition.Around(node, parent);

    private static KnownCondition? EarlyExit(BlockSyntax block, StatementSyntax statement)
    {
        var index = block.Statements.IndexOf(statement);
        return index > 0
            && block.Statements[index - 1] is IfStatementSyntax { Else: null } test
            && (test.Statement is BlockSyntax { Statements: { Count: > 0 } inner }
                ? inner.Last()
                : test.Statement) is ReturnStatementSyntax or ThrowStatementSyntax or ContinueStatementSyntax or BreakStatementSyntax
                ? new(test.Condition, false)
                : null;
    }

    /// <summary>The part of a condition which, with the outcome of the whole, says that the variable is not null.</summary>
    private static ExpressionSyntax? Decides(KnownCondition condition, ExpressionSyntax read)
    {
        var known = condition.Plain();
        if (known.TrySplit(out var left, out var right, out var areBothKnown))
            return areBothKnown ? Decides(left, read) ?? Decides(right, read) : null;
        return NullTest.Of(known.Expression) is { } test && known.Outcome != test.IsNull && Same(test.Tested, read) ? known.Expression : null;
    }

    private static bool Same(ExpressionSyntax left, ExpressionSyntax right) => left.IsEquivalentTo(right, topLevel: false);

    private static bool NothingRuns(SyntaxNode code, int from, int to, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in code.DescendantNodesAndSelf())
        {
            // What contains the read takes effect after it.
            if (node.SpanStart < from || node.SpanStart >= to || node.Span.End > to)
                continue;
            if (node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or AssignmentExpressionSyntax or AwaitExpressionSyntax
                or YieldStatementSyntax
                || node.RawKind is (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression or (int)SyntaxKind.PostIncrementExpression
                    or (int)SyntaxKind.PostDecrementExpression
                || RunsOwnCode(node, model, cancellationToken))
            {
                return false;
            }
        }

        return true;
    }

    // What an expression is converted to, or asked for as a condition, has its syntax too.
    private static bool RunsOwnCode(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        if (node is not ExpressionSyntax || model.GetOperation(node, cancellationToken) is not { } operation)
            return false;
        while (operation.Parent is { } outer && outer.Syntax == node)
            operation = outer;
        return CallGraph.RunsOwnCode(operation, model, cancellationToken);
    }
}
