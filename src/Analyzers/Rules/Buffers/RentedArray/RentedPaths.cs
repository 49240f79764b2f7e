using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Answers on which paths a rented array goes back to its pool, from the structure of the blocks. Exceptions are no path: an array that is
/// lost to one is garbage, which the pool allows.
/// </summary>
/// <remarks>
/// What the returns say is kept by block and by <c>try</c>, so that a question about a place costs as much as the place is deep, and not as much
/// as there are returns.
/// </remarks>
internal sealed class RentedPaths
{
    private readonly RentedLocal _array;
    private readonly IReadOnlyList<InvocationExpressionSyntax> _returns;
    private readonly IReadOnlyList<SyntaxNode> _handed;
    private readonly SyntaxNode _scope;

    // By block: where the first of its statements ends that gives the array back in any case.
    private readonly Dictionary<SyntaxNode, int> _returnedFrom = [];

    // The `try` statements whose `finally` gives the array back, and those that have a return in another part.
    private readonly HashSet<SyntaxNode> _finally = [];
    private readonly HashSet<SyntaxNode> _attempts = [];

    /// <param name="array">The array.</param>
    /// <param name="returns">The calls that give it back.</param>
    /// <param name="handed">Where it is passed to other code, which may return it.</param>
    public RentedPaths(RentedLocal array, IReadOnlyList<InvocationExpressionSyntax> returns, IReadOnlyList<SyntaxNode> handed)
    {
        (_array, _returns, _handed) = (array, returns, handed);
        _scope = References.ScopeOf(array.Declaration);
        foreach (var call in returns)
        {
            for (var own = call.FirstAncestorOrSelf<StatementSyntax>() is { } first ? Unguarded(first) : null; own is not null; own = Around(own))
            {
                if (own.Parent is BlockSyntax block && !(_returnedFrom.TryGetValue(block, out var end) && end <= own.Span.End))
                    _returnedFrom[block] = own.Span.End;
            }

            if (FinallyOf(call) is { } attempt)
                _finally.Add(attempt);
            for (SyntaxNode node = call; node.Parent is { } parent; node = parent)
            {
                if (node is not FinallyClauseSyntax && parent is TryStatementSyntax)
                    _attempts.Add(parent);
            }
        }
    }

    /// <summary>The statements that leave the function or the loop of the declaration without giving the array back, although a later one does.</summary>
    public IEnumerable<StatementSyntax> ExitsWithoutReturn()
    {
        if (_returns.Count == 0)
            yield break;
        foreach (var node in MemberIndex.Own(FlowNode.Return, _scope, _array.Declaration.Span.End))
        {
            if (_returnedFrom.TryGetValue(_scope, out var end) && end <= node.SpanStart)
                yield break;
            if (node is ReturnStatementSyntax exit && !Hands(exit) && !IsReturnedBefore(exit, ofHandlers: true) && !IsInFinallyAround(exit)
                && !IsHandedBefore(exit) && !GivesBack(exit))
            {
                yield return exit;
            }
        }
    }

    /// <summary>Whether a statement gives the array back itself, as one does whose result is what the pool makes of it.</summary>
    private bool GivesBack(StatementSyntax exit)
    {
        foreach (var call in _returns)
        {
            if (exit.Span.Contains(call.Span))
                return true;
        }

        return false;
    }

    /// <summary>
    /// Whether a return runs before a place whenever the place runs, and is a statement of a block around it: the place follows in the same
    /// block, at any depth. A place in a handler inside that block counts only <paramref name="ofHandlers"/>.
    /// </summary>
    public bool IsReturnedBefore(SyntaxNode place, bool ofHandlers = false)
    {
        for (var node = place.Parent; node is not null; node = node.Parent)
        {
            if (_returnedFrom.TryGetValue(node, out var end) && end <= place.SpanStart)
                return true;
            if (!ofHandlers && node is FinallyClauseSyntax or CatchClauseSyntax)
                return false;
        }

        return false;
    }

    /// <summary>Whether a return is in the <c>finally</c> block of a <c>try</c> that has another in its other blocks.</summary>
    public bool IsInFinallyAfterReturn(InvocationExpressionSyntax call) => FinallyOf(call) is { } attempt && _attempts.Contains(attempt);

    /// <summary>Whether a return of the array may run after a place did: in a <c>finally</c> around it, or in a later statement.</summary>
    public bool MayRunLater(SyntaxNode place)
    {
        if (IsInFinallyAround(place))
            return true;
        foreach (var call in _returns)
        {
            if (call.SpanStart > place.Span.End && CommonBlock(call, place) is { } block && !LeavesFrom(place, block))
                return true;
        }

        return false;
    }

    /// <summary>Whether a <c>finally</c> around a place gives the array back.</summary>
    private bool IsInFinallyAround(SyntaxNode place)
    {
        if (_finally.Count == 0)
            return false;
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (node is not FinallyClauseSyntax && _finally.Contains(parent))
                return true;
        }

        return false;
    }

    /// <summary>The <c>try</c> whose <c>finally</c> block a call is in; null where it is in none.</summary>
    private static SyntaxNode? FinallyOf(InvocationExpressionSyntax call) => call.FirstAncestorOrSelf<FinallyClauseSyntax>()?.Parent;

    private bool IsHandedBefore(StatementSyntax exit)
    {
        foreach (var place in _handed)
        {
            if (place.SpanStart < exit.SpanStart && exit.Parent!.Span.Contains(place.Span))
                return true;
        }

        return false;
    }

    /// <summary>A return that only a test for null guards runs whenever there is an array.</summary>
    private static StatementSyntax Unguarded(StatementSyntax statement)
    {
        StatementSyntax own = statement.Parent is BlockSyntax { Statements.Count: 1, Parent: IfStatementSyntax } only ? only : statement;
        return own.Parent is IfStatementSyntax { Else: null, Condition: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression }
            or IsPatternExpressionSyntax } guard
            && guard.Condition.ToString().Contains("null")
            ? guard
            : statement;
    }

    /// <summary>Whether a handler may end without leaving the method and without returning an array.</summary>
    private static bool Completes(CatchClauseSyntax handler) => !Exits.Always(handler.Block) && !handler.Block.ToString().Contains(".Return(");

    /// <summary>
    /// The next statement around one that cannot complete without it, past <c>finally</c>, <c>try</c>, <c>lock</c>, <c>using</c> and bare blocks; null
    /// where there is none.
    /// </summary>
    private static StatementSyntax? Around(StatementSyntax statement) => statement.Parent switch
    {
        BlockSyntax { Parent: FinallyClauseSyntax { Parent: TryStatementSyntax attempt } } => attempt,
        BlockSyntax { Parent: TryStatementSyntax attempt } when attempt.Catches.IndexOf(Completes) < 0 => attempt,
        BlockSyntax { Parent: BlockSyntax } block => block,
        BlockSyntax { Parent: LockStatementSyntax or UsingStatementSyntax or FixedStatementSyntax or CheckedStatementSyntax or UnsafeStatementSyntax } block =>
            (StatementSyntax)block.Parent!,
        _ => null,
    };

    private static BlockSyntax? CommonBlock(SyntaxNode call, SyntaxNode place) =>
        call.Ancestors().OfType<BlockSyntax>().FirstOrDefault(block => block.Span.Contains(place.Span));

    /// <summary>Whether control leaves after a place before it reaches the end of the statement of <paramref name="block"/> that holds it.</summary>
    private static bool LeavesFrom(SyntaxNode place, BlockSyntax block)
    {
        foreach (var inner in place.AncestorsAndSelf())
        {
            if (inner == block)
                return false;
            if (inner is ReturnStatementSyntax
                || (inner is BlockSyntax nested && nested.Statements.Count > 0
                    && nested.Statements[nested.Statements.Count - 1] is ReturnStatementSyntax or ThrowStatementSyntax))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a statement may give the array itself to the caller.</summary>
    private bool Hands(ReturnStatementSyntax exit) =>
        exit.Expression is not (null or InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax })
        && exit.Expression.DescendantNodesAndSelf().Any(node => node is IdentifierNameSyntax name && name.Identifier.ValueText == _array.Local.Name
            && !IsElementOrLength(name));

    private static bool IsElementOrLength(IdentifierNameSyntax name) => name.Parent switch
    {
        ElementAccessExpressionSyntax element => element.Expression == name,
        MemberAccessExpressionSyntax member => member.Expression == name && member.Name.Identifier.ValueText is "Length" or "LongLength",
        _ => false,
    };
}
