using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Determines whether a place runs in each iteration of a loop, as far as statements show. What runs only under a condition may never run at all, and made
/// before the loop it would be made always.
/// </summary>
internal static class EachIteration
{
    private static readonly ConditionalWeakTable<StatementSyntax, int[]> Continues = new();
    private static readonly ConditionalWeakTable<BlockSyntax, TextSpan[]> Returns = new();

    /// <summary>Whether neither a branch around a place nor a <c>continue</c> before it may skip it. A loop inside counts as one that has iterations.</summary>
    public static bool Runs(SyntaxNode place, StatementSyntax loop) =>
        !IsInBranch(place, loop)
        && (Loops.BodyOf(loop) is not { } body || !body.Span.Contains(place.Span) || !MayContinueBetween(0, place.SpanStart, loop));

    /// <summary>Whether a <c>continue</c> of a loop stands between two positions.</summary>
    public static bool MayContinueBetween(int start, int end, StatementSyntax loop)
    {
        foreach (var position in Continues.GetValue(loop, ContinuesOf))
        {
            if (position >= start)
                return position < end;
        }

        return false;
    }

    /// <summary>Whether a statement that ends a function, or a part of one, stands between two positions in its body.</summary>
    public static bool MayReturnBetween(int start, int end, BlockSyntax body)
    {
        if (start >= end)
            return false;
        var returns = Returns.GetValue(body, ReturnsOf);
        int low = 0, high = returns.Length;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (returns[middle].End < start)
                low = middle + 1;
            else
                high = middle;
        }

        return low < returns.Length && returns[low].Start <= end;
    }

    /// <summary>Whether a <c>return</c> of a function or of a part of it stands before a place.</summary>
    public static bool MayReturnBefore(SyntaxNode place, SyntaxNode within)
    {
        foreach (var node in MemberIndex.Own(FlowNode.Return, within))
            return node.Span.End <= place.SpanStart;
        return false;
    }

    /// <summary>Whether a part of a loop or of a body runs only under a condition, or as the answer to an exception.</summary>
    public static bool IsInBranch(SyntaxNode place, SyntaxNode within)
    {
        for (var node = place; node != within && node.Parent is { } parent; node = parent)
        {
            if (IsBranch(node, parent))
                return true;
        }

        return false;
    }

    /// <summary>Whether a node runs only under a condition that its parent asks, or as the answer to an exception.</summary>
    public static bool IsBranch(SyntaxNode node, SyntaxNode parent) => parent switch
    {
        IfStatementSyntax conditional => node != conditional.Condition,
        ConditionalExpressionSyntax conditional => node != conditional.Condition,
        ConditionalAccessExpressionSyntax access => node == access.WhenNotNull,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression or (int)SyntaxKind.LogicalAndExpression
            or (int)SyntaxKind.LogicalOrExpression } binary =>
            node == binary.Right,
        AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } => true,
        SwitchStatementSyntax => node is SwitchSectionSyntax,
        ElseClauseSyntax or SwitchExpressionArmSyntax or CatchClauseSyntax or ThrowExpressionSyntax or ThrowStatementSyntax => true,
        _ => false,
    };

    /// <summary>Where a loop has a <c>continue</c> that is not the answer to an exception, in order.</summary>
    private static int[] ContinuesOf(StatementSyntax loop)
    {
        var positions = new List<int>(0);

        // One in an inner loop goes on with that, unless it names another.
        var hasLabels = !MemberIndex.Own(FlowNode.Label, References.FunctionOf(loop)).IsEmpty;
        foreach (var node in loop.DescendantNodes(node => node == loop
            || (node is not (ExpressionSyntax or LocalFunctionStatementSyntax or CatchClauseSyntax) && (hasLabels || !Loops.IsLoop(node)))))
        {
            if (node is ContinueStatementSyntax going && (!hasLabels || Loops.TargetOf(going)?.SpanStart <= loop.SpanStart))
                positions.Add(node.SpanStart);
        }

        return [.. positions];
    }

    /// <summary>The statements that end a function, in order.</summary>
    private static TextSpan[] ReturnsOf(BlockSyntax body)
    {
        var spans = new List<TextSpan>(0);
        foreach (var node in body.DescendantNodes(static node => node is not (ExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (node is ReturnStatementSyntax or YieldStatementSyntax { ReturnOrBreakKeyword.ValueText: "break" })
                spans.Add(node.Span);
        }

        return [.. spans];
    }
}
