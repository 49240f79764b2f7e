using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Answers on which paths a rented array goes back to its pool, from the structure of the blocks. Exceptions are no path: an array that is
/// lost to one is garbage, which the pool allows.
/// </summary>
/// <param name="array">The array.</param>
/// <param name="returns">The calls that give it back.</param>
/// <param name="handed">Where it is handed to somebody else, who may give it back.</param>
internal sealed class RentedPaths(RentedLocal array, IReadOnlyList<InvocationExpressionSyntax> returns, IReadOnlyList<SyntaxNode> handed)
{
    private readonly SyntaxNode _scope = References.ScopeOf(array.Declaration);

    /// <summary>The statements that leave the function or the loop of the declaration without giving the array back, although a later one does.</summary>
    public IEnumerable<StatementSyntax> ExitsWithoutReturn()
    {
        if (returns.Count == 0)
            yield break;
        foreach (var node in MemberIndex.Own(FlowNode.Return, _scope, array.Declaration.Span.End))
        {
            if (node is ReturnStatementSyntax exit && !Hands(exit) && !IsReturnedBefore(exit) && !IsHandedBefore(exit))
                yield return exit;
        }
    }

    private bool IsHandedBefore(StatementSyntax exit)
    {
        foreach (var place in handed)
        {
            if (place.SpanStart < exit.SpanStart && exit.Parent!.Span.Contains(place.Span))
                return true;
        }

        return false;
    }

    /// <summary>Whether the array is given back, in any case, before a statement runs.</summary>
    public bool IsReturnedBefore(SyntaxNode place)
    {
        foreach (var call in returns)
        {
            if (call.SpanStart < place.SpanStart && RunsBefore(call, place))
                return true;
            if (IsInFinallyAround(call, place))
                return true;
        }

        return false;
    }

    /// <summary>Whether a return of the array may run after a place did: in a <c>finally</c> around it, or in a later statement.</summary>
    public static bool MayRunLater(InvocationExpressionSyntax call, SyntaxNode place) =>
        IsInFinallyAround(call, place) || (call.SpanStart > place.Span.End && CommonBlock(call, place) is { } block && !LeavesFrom(place, block));

    /// <summary>
    /// Whether a call runs before a place whenever the place runs, and is a statement of a block around it: the place follows in the same
    /// block, at any depth.
    /// </summary>
    public static bool RunsBefore(InvocationExpressionSyntax call, SyntaxNode place) =>
        call.FirstAncestorOrSelf<StatementSyntax>() is { } statement && Whole(Unguarded(statement)) is { Parent: BlockSyntax block } own && own.Span.End <= place.SpanStart && block.Span.Contains(place.Span)
        && (!place.Ancestors().Any(static outer => outer is FinallyClauseSyntax or CatchClauseSyntax) || place.Ancestors().TakeWhile(outer => outer != block).All(static outer => outer is not (FinallyClauseSyntax or CatchClauseSyntax)));

    /// <summary>Whether a call is in the <c>finally</c> block of a <c>try</c> that has a place in its other blocks.</summary>
    public static bool IsInFinallyAround(InvocationExpressionSyntax call, SyntaxNode place)
    {
        for (SyntaxNode? node = call; node is not null; node = node.Parent)
        {
            if (node is FinallyClauseSyntax { Parent: TryStatementSyntax attempt } clause)
                return attempt.Span.Contains(place.Span) && !clause.Span.Contains(place.Span);
        }

        return false;
    }

    /// <summary>A return that only a test for null guards runs whenever there is an array.</summary>
    private static StatementSyntax Unguarded(StatementSyntax statement)
    {
        StatementSyntax own = statement.Parent is BlockSyntax { Statements.Count: 1, Parent: IfStatementSyntax } only ? only : statement;
        return own.Parent is IfStatementSyntax { Else: null, Condition: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression } or IsPatternExpressionSyntax } guard && guard.Condition.ToString().Contains("null") ? guard : statement;
    }

    /// <summary>The outermost statement that cannot complete without this one: past <c>finally</c>, <c>try</c>, <c>lock</c>, <c>using</c> and bare blocks.</summary>
    private static StatementSyntax Whole(StatementSyntax statement)
    {
        while (true)
        {
            var outer = statement.Parent switch
            {
                BlockSyntax { Parent: FinallyClauseSyntax { Parent: TryStatementSyntax attempt } } => attempt,
                BlockSyntax { Parent: TryStatementSyntax attempt } when attempt.Catches.All(handler => Exits.Always(handler.Block) || handler.Block.ToString().Contains(".Return(")) => attempt,
                BlockSyntax { Parent: BlockSyntax } block => block,
                BlockSyntax { Parent: LockStatementSyntax or UsingStatementSyntax or FixedStatementSyntax or CheckedStatementSyntax or UnsafeStatementSyntax } block => (StatementSyntax)block.Parent!,
                _ => null,
            };
            if (outer is null)
                return statement;
            statement = outer;
        }
    }

    private static BlockSyntax? CommonBlock(SyntaxNode call, SyntaxNode place) =>
        call.Ancestors().OfType<BlockSyntax>().FirstOrDefault(block => block.Span.Contains(place.Span));

    /// <summary>Whether control leaves after a place before it reaches the end of the statement of <paramref name="block"/> that holds it.</summary>
    private static bool LeavesFrom(SyntaxNode place, BlockSyntax block)
    {
        foreach (var inner in place.AncestorsAndSelf())
        {
            if (inner == block)
                return false;
            if (inner is ReturnStatementSyntax || (inner is BlockSyntax nested && nested.Statements.Count > 0 && nested.Statements[nested.Statements.Count - 1] is ReturnStatementSyntax or ThrowStatementSyntax))
                return true;
        }

        return false;
    }

    /// <summary>Whether a statement may give the array itself to the caller.</summary>
    private bool Hands(ReturnStatementSyntax exit) =>
        exit.Expression is not (null or InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax })
        && exit.Expression.DescendantNodesAndSelf().Any(node => node is IdentifierNameSyntax name && name.Identifier.ValueText == array.Local.Name && !IsElementOrLength(name));

    private static bool IsElementOrLength(IdentifierNameSyntax name) => name.Parent switch
    {
        ElementAccessExpressionSyntax element => element.Expression == name,
        MemberAccessExpressionSyntax member => member.Expression == name && member.Name.Identifier.ValueText is "Length" or "LongLength",
        _ => false,
    };
}
