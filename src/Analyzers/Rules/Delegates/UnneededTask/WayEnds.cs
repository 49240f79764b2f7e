using System.Collections.Immutable;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>How the ways through an asynchronous function end that awaits nothing but at their ends.</summary>
/// <param name="Returns">The <c>return</c> statements that end a way on which nothing is awaited.</param>
/// <param name="Followers">The <c>return</c> statements that follow an <c>await</c>, by that statement.</param>
/// <param name="IsOpen">Whether the end of the body may be reached without an <c>await</c>.</param>
internal sealed record WayEnds(
    ImmutableArray<ReturnStatementSyntax> Returns, ImmutableDictionary<StatementSyntax, ReturnStatementSyntax> Followers, bool IsOpen)
{
    private static readonly WayEnds OfExpression =
        new(ImmutableArray<ReturnStatementSyntax>.Empty, ImmutableDictionary<StatementSyntax, ReturnStatementSyntax>.Empty, IsOpen: false);

    /// <summary>The ends of a function; null where it awaits anything before one.</summary>
    public static WayEnds? Of(SyntaxNode function)
    {
        var body = function switch
        {
            MethodDeclarationSyntax method => method.Body,
            LocalFunctionStatementSyntax local => local.Body,
            _ => ((AnonymousFunctionExpressionSyntax)function).Block,
        };
        if (body is null)
            return OfExpression;
        var returns = ImmutableArray.CreateBuilder<ReturnStatementSyntax>();
        var followers = ImmutableDictionary<StatementSyntax, ReturnStatementSyntax>.Empty;
        var isOpen = false;
        var awaits = LastAwaits(body, ref isOpen);
        foreach (var node in MemberIndex.Own(FlowNode.Return, function))
        {
            var leave = (ReturnStatementSyntax)node;
            if (leave.Expression is AwaitExpressionSyntax)
                awaits++;
            else if (leave.Expression is null && AwaitBefore(leave) is { } before)
                followers = followers.Add(before, leave);
            else
                returns.Add(leave);
        }

        awaits += followers.Count;
        foreach (var _ in MemberIndex.Own(FlowNode.Suspension, function))
            awaits--;
        return awaits == 0 ? new WayEnds(returns.ToImmutable(), followers, isOpen) : null;
    }

    /// <summary>The number of awaited calls that are the last statement on a way to the end of a statement.</summary>
    private static int LastAwaits(StatementSyntax statement, ref bool isOpen)
    {
        switch (statement)
        {
            case BlockSyntax { Statements: { Count: > 0 } statements }:
                return LastAwaits(statements[statements.Count - 1], ref isOpen);
            case IfStatementSyntax branches:
                if (branches.Else is null)
                    isOpen = true;
                return LastAwaits(branches.Statement, ref isOpen) + (branches.Else is { Statement: var otherwise } ? LastAwaits(otherwise, ref isOpen) : 0);
            case ExpressionStatementSyntax { Expression: AwaitExpressionSyntax }:
                return 1;
            case ThrowStatementSyntax or ReturnStatementSyntax:
                return 0;
            default:
                isOpen = true;
                return 0;
        }
    }

    private static StatementSyntax? AwaitBefore(ReturnStatementSyntax leave) =>
        leave.Parent is BlockSyntax { Statements: var statements } && Statements.IndexIn(statements, leave) is > 0 and var index
        && statements[index - 1] is ExpressionStatementSyntax { Expression: AwaitExpressionSyntax } before
            ? before
            : null;
}
