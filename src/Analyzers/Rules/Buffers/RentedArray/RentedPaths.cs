using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Follows a rented array along the ways through its block, and finds where it is not returned, returned twice, used after the return, or returned although
/// it is kept. Exceptions are no way out: an array that is lost to one is garbage, which the pool allows.
/// </summary>
/// <remarks>
/// <para>
/// It goes through the statements once, in the order in which they run, with what may have become of the array (<see cref="RentedState"/>). Ways meet behind
/// branches, loops and labels. What holds on some ways only is not reported behind a further condition: that may be the one which decided.
/// A handler, and a <c>finally</c> block, may begin in each state that there is in its <c>try</c>.
/// </para>
/// <para>
/// A loop that changes the state is tried once to see what its next iterations begin with; nothing is known about them where that is something new. Local
/// functions are left out: where they run is not where they stand.
/// </para>
/// </remarks>
internal sealed class RentedPaths
{
    private readonly RentedLocal _array;
    private readonly IReadOnlyList<RentedMention> _mentions;
    private readonly IReadOnlyList<SyntaxNode> _lent;
    private readonly IReadOnlyCollection<string> _holders;
    private readonly Action<RentedMisuseKind, SyntaxNode> _report;
    private readonly SyntaxNode _scope;
    private readonly List<int> _changes = [];
    private readonly List<RentedMention> _keeping = [];
    private readonly List<Frame> _frames = [];
    private readonly List<BlockSyntax> _finallies = [];
    private readonly Dictionary<(BlockSyntax, RentedState), RentedState> _behindFinallies = [];
    private readonly Dictionary<string, RentedState> _jumps = new(StringComparer.Ordinal);
    private Dictionary<string, int>? _lastJumps;
    private RentedState _thrown = RentedState.Unreachable;
    private bool _isTrial;

    /// <param name="array">The array.</param>
    /// <param name="mentions">What is done with it, in the order of the code.</param>
    /// <param name="lent">Where it is an argument of code that may return it.</param>
    /// <param name="holders">The names of locals whose objects may hold it.</param>
    /// <param name="report">Gets each misuse.</param>
    public RentedPaths(
        RentedLocal array,
        IReadOnlyList<RentedMention> mentions,
        IReadOnlyList<SyntaxNode> lent,
        IReadOnlyCollection<string> holders,
        Action<RentedMisuseKind, SyntaxNode> report)
    {
        (_array, _mentions, _lent, _holders, _report) = (array, mentions, lent, holders, report);
        _scope = References.ScopeOf(array.Declaration);
        foreach (var mention in mentions)
        {
            if ((mention.Act & ~RentedAct.Touches) != 0)
                _changes.Add(mention.Place.SpanStart);
            if ((mention.Act & RentedAct.Keeps) != 0)
                _keeping.Add(mention);
        }
    }

    /// <summary>Reports what is wrong on the ways from the declaration on.</summary>
    public void Follow()
    {
        var state = RentedState.Of(RentedState.Held);
        var last = _mentions.Count == 0 ? 0 : _mentions[_mentions.Count - 1].Place.SpanStart;
        foreach (var statement in Following(_array.Declaration))
        {
            if (statement.SpanStart > last && _jumps.Count == 0 && !state.IsCertain(RentedState.Held))
                return;
            state = After(statement, state);
        }
    }

    private static IEnumerable<StatementSyntax> Following(LocalDeclarationStatementSyntax declaration)
    {
        if (declaration.Parent is GlobalStatementSyntax { Parent: CompilationUnitSyntax unit })
        {
            return unit.Members.Where(member => member.SpanStart > declaration.SpanStart)
                .OfType<GlobalStatementSyntax>()
                .Select(static member => member.Statement);
        }

        return declaration.Parent switch
        {
            BlockSyntax block => From(block.Statements, declaration.Span.End),
            SwitchSectionSyntax section => From(section.Statements, declaration.Span.End),
            _ => [],
        };
    }

    private static IEnumerable<StatementSyntax> From(SyntaxList<StatementSyntax> statements, int start)
    {
        for (var i = Statements.FirstEndingAfter(statements, start); i < statements.Count; i++)
        {
            if (statements[i].SpanStart >= start)
                yield return statements[i];
        }
    }

    /// <summary>The state at the end of a statement.</summary>
    private RentedState After(StatementSyntax statement, RentedState state)
    {
        switch (statement)
        {
            case BlockSyntax block:
                return After(block.Statements, state);
            case IfStatementSyntax choice:
                return AfterIf(choice, state);
            case SwitchStatementSyntax choice:
                return AfterSwitch(choice, state);
            case TryStatementSyntax attempt:
                return AfterTry(attempt, state);
            case ForStatementSyntax loop:
                state = Evaluate(loop.SpanStart, loop.FirstSemicolonToken.SpanStart, state);
                return AfterLoop(loop, loop.Statement, IsEndless(loop.Condition), state);
            case WhileStatementSyntax loop:
                return AfterLoop(loop, loop.Statement, IsEndless(loop.Condition), state);
            case DoStatementSyntax loop:
                return AfterLoop(loop, loop.Statement, IsEndless(loop.Condition), state);
            case CommonForEachStatementSyntax loop:
                state = Evaluate(loop.SpanStart, loop.Statement.SpanStart, state);
                return AfterLoop(loop, loop.Statement, isEndless: false, state);
            case LabeledStatementSyntax label:
                return After(label.Statement, AtLabel(label, state));
            case LockStatementSyntax { Statement: var inner }:
                return After(inner, Evaluate(statement.SpanStart, inner.SpanStart, state));
            case UsingStatementSyntax { Statement: var inner }:
                return After(inner, Evaluate(statement.SpanStart, inner.SpanStart, state));
            case FixedStatementSyntax { Statement: var inner }:
                return After(inner, Evaluate(statement.SpanStart, inner.SpanStart, state));
            case CheckedStatementSyntax { Block: var inner }:
                return After(inner, state);
            case UnsafeStatementSyntax { Block: var inner }:
                return After(inner, state);
            case LocalFunctionStatementSyntax:
                return state;
            case BreakStatementSyntax or ContinueStatementSyntax or GotoStatementSyntax:
                Jump(statement, state);
                return RentedState.Unreachable;
            default:
                state = Evaluate(statement.SpanStart, statement.Span.End, state);
                if (statement is ReturnStatementSyntax exit)
                    Leave(exit, state);
                return Exits.Always(statement) ? RentedState.Unreachable : state;
        }
    }

    private RentedState After(SyntaxList<StatementSyntax> statements, RentedState state)
    {
        foreach (var statement in statements)
            state = After(statement, state);
        return state;
    }

    /// <summary>The branches that a test of the array for null excludes are left out: a pool gives no null.</summary>
    private RentedState AfterIf(IfStatementSyntax choice, RentedState state)
    {
        var end = RentedState.Unreachable;
        for (; ; )
        {
            state = Evaluate(choice.Condition.SpanStart, choice.Condition.Span.End, state);
            var test = NullTest.Of(choice.Condition) is { Tested: IdentifierNameSyntax name } known && name.Identifier.ValueText == _array.Local.Name
                ? known
                : default(NullTest?);
            if (test is null)
                state = state.Doubted();
            if (test is not { IsNull: true })
                end = end.Or(After(choice.Statement, state));
            if (test is { IsNull: false })
                return end;
            if (choice.Else is not { Statement: var other })
                return end.Or(state);
            if (other is not IfStatementSyntax next)
                return end.Or(After(other, state));
            choice = next;
        }
    }

    private RentedState AfterSwitch(SwitchStatementSyntax choice, RentedState state)
    {
        state = Evaluate(choice.SpanStart, choice.OpenBraceToken.SpanStart, state).Doubted();
        foreach (var jump in MemberIndex.Own(FlowNode.Goto, choice))
        {
            if (!jump.IsKind(SyntaxKind.GotoStatement) && Changes(choice))
                state = RentedState.Unknown;
        }

        var frame = Enter(choice);
        var hasDefault = false;
        foreach (var section in choice.Sections)
        {
            hasDefault |= section.Labels.Any(SyntaxKind.DefaultSwitchLabel);
            After(section.Statements, state);
        }

        _frames.Remove(frame);
        return hasDefault ? frame.Breaks : frame.Breaks.Or(state).Doubted();
    }

    private RentedState AfterLoop(StatementSyntax loop, StatementSyntax body, bool isEndless, RentedState state)
    {
        if (Changes(loop))
        {
            if (_isTrial)
            {
                state = RentedState.Unknown;
            }
            else
            {
                _isTrial = true;
                if (!state.Includes(Iterate(loop, body, state).Next))
                    state = RentedState.Unknown;
                _isTrial = false;
            }
        }

        var (next, breaks) = Iterate(loop, body, state);
        return (isEndless ? breaks : breaks.Or(loop is DoStatementSyntax ? next : state)).Doubted();
    }

    /// <summary>The states in which the next iteration begins, and in which the loop is left by <c>break</c>.</summary>
    private (RentedState Next, RentedState Breaks) Iterate(StatementSyntax loop, StatementSyntax body, RentedState state)
    {
        var frame = Enter(loop);
        state = loop switch
        {
            WhileStatementSyntax { Condition: var condition } => Evaluate(condition.SpanStart, condition.Span.End, state),
            ForStatementSyntax { Condition: { } condition } => Evaluate(condition.SpanStart, condition.Span.End, state),
            _ => state,
        };
        state = After(body, state.Doubted()).Or(frame.Continues);
        state = loop switch
        {
            DoStatementSyntax { Condition: var condition } => Evaluate(condition.SpanStart, condition.Span.End, state),
            ForStatementSyntax { SecondSemicolonToken.SpanStart: var start } => Evaluate(start, body.SpanStart, state),
            _ => state,
        };
        _frames.Remove(frame);
        return (state, frame.Breaks);
    }

    private RentedState AfterTry(TryStatementSyntax attempt, RentedState state)
    {
        var outer = _thrown;
        _thrown = state;
        if (attempt.Finally is { Block: var entered })
            _finallies.Add(entered);
        var end = After(attempt.Block, state);
        var caught = _thrown.Doubted();
        foreach (var handler in attempt.Catches)
            end = end.Or(After(handler.Block, Evaluate(handler.SpanStart, handler.Block.SpanStart, caught)));
        if (attempt.Finally is { Block: var last })
        {
            _finallies.RemoveAt(_finallies.Count - 1);
            After(last, _thrown);
            end = Behind(last, end);
        }

        _thrown = _thrown.Or(outer);
        return end;
    }

    /// <summary>The state behind a <c>finally</c> block. Its conditions depend on how the <c>try</c> was left.</summary>
    private RentedState Behind(BlockSyntax block, RentedState state)
    {
        if (state.May == 0 || !Changes(block))
            return state;
        if (!_behindFinallies.TryGetValue((block, state), out var end))
        {
            var (wasTrial, thrown) = (_isTrial, _thrown);
            _isTrial = true;
            end = After(block, state).Doubted();
            (_isTrial, _thrown) = (wasTrial, thrown);
            _behindFinallies.Add((block, state), end);
        }

        return end;
    }

    /// <summary>The state behind the <c>finally</c> blocks that a jump goes through, down to a depth.</summary>
    private RentedState BehindFinallies(int depth, RentedState state)
    {
        for (var i = _finallies.Count - 1; i >= depth; i--)
            state = Behind(_finallies[i], state);
        return state;
    }

    private void Leave(ReturnStatementSyntax exit, RentedState state)
    {
        if (!_isTrial && BehindFinallies(0, state).IsCertain(RentedState.Held) && !Hands(exit) && !IsLentBefore(exit))
            _report(RentedMisuseKind.NotReturned, exit);
    }

    private void Jump(StatementSyntax jump, RentedState state)
    {
        if (jump is GotoStatementSyntax { Expression: IdentifierNameSyntax label } && jump.IsKind(SyntaxKind.GotoStatement))
        {
            var name = label.Identifier.ValueText;
            state = _finallies.Count == 0 ? state : RentedState.Unknown;
            _jumps[name] = _jumps.TryGetValue(name, out var known) ? known.Or(state) : state;
            return;
        }

        if (jump is not GotoStatementSyntax && _frames.FindLast(frame => frame.Statement == Loops.TargetOf(jump)) is { } frame)
        {
            state = BehindFinallies(frame.Finallies, state);
            if (jump is ContinueStatementSyntax)
                frame.Continues = frame.Continues.Or(state);
            else
                frame.Breaks = frame.Breaks.Or(state);
            return;
        }

        // It leaves the block of the declaration.
        if (jump is not GotoStatementSyntax && !_isTrial && BehindFinallies(0, state).IsCertain(RentedState.Held) && !IsLentBefore(jump))
            _report(RentedMisuseKind.NotReturned, jump);
    }

    /// <summary>Whoever jumps back to a label may come with anything.</summary>
    private RentedState AtLabel(LabeledStatementSyntax label, RentedState state)
    {
        _lastJumps ??= LastJumps();
        var name = label.Identifier.ValueText;
        if (_lastJumps.TryGetValue(name, out var last) && last > label.SpanStart)
            return RentedState.Unknown;
        return _jumps.TryGetValue(name, out var jumped) ? state.Or(jumped) : state;
    }

    private Dictionary<string, int> LastJumps()
    {
        var last = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var jump in MemberIndex.Own(FlowNode.Goto, _scope))
        {
            if (jump is GotoStatementSyntax { Expression: IdentifierNameSyntax label })
                last[label.Identifier.ValueText] = jump.SpanStart;
        }

        return last;
    }

    /// <summary>The state behind an expression or a simple statement. Its mentions are judged by the state in which it begins.</summary>
    private RentedState Evaluate(int start, int end, RentedState state)
    {
        var first = FirstFrom(start);
        for (var i = first; i < _mentions.Count && _mentions[i].Place.SpanStart < end && state.IsReturned; i++)
        {
            if ((_mentions[i].Act & RentedAct.Touches) != 0)
            {
                // What mends this use mends those that follow.
                Report(RentedMisuseKind.UsedAfterReturn, _mentions[i].Place);
                state = state.With(RentedState.UsedAfterReturn);
            }
        }

        for (var i = first; i < _mentions.Count && _mentions[i].Place.SpanStart < end; i++)
        {
            state = Change(_mentions[i], state);
            _thrown = _thrown.Or(state);
        }

        return state;
    }

    private RentedState Change(RentedMention mention, RentedState state)
    {
        if (state.May == 0)
            return state;
        if ((mention.Act & RentedAct.Resets) != 0)
            state = state.Without(mention.Kept);
        if ((mention.Act & RentedAct.HandsOn) != 0)
            state = state.WithHandOn();
        if ((mention.Act & RentedAct.Keeps) != 0)
            state = state.With(mention.Kept);
        if ((mention.Act & RentedAct.Returns) == 0)
            return state;
        var isConditional = EachIteration.IsInBranch(mention.Place, mention.Place.FirstAncestorOrSelf<StatementSyntax>() ?? _scope);
        var before = isConditional ? state.Doubted() : state;
        if (before.IsCertain(RentedState.Returned))
            Report(RentedMisuseKind.ReturnedTwice, mention.Place);
        foreach (var keeping in _keeping)
        {
            if (before.IsCertain(keeping.Kept) && !IsResetBehind(keeping.Kept, mention.Place))
                Report(RentedMisuseKind.Kept, keeping.Place);
        }

        var returned = RentedState.Of(RentedState.Returned);
        return isConditional ? before.Or(returned).Doubted() : returned;
    }

    private bool IsResetBehind(ulong kept, SyntaxNode place)
    {
        for (var i = FirstFrom(place.Span.End); i < _mentions.Count; i++)
        {
            if ((_mentions[i].Act & RentedAct.Resets) != 0 && _mentions[i].Kept == kept)
                return true;
        }

        return false;
    }

    private static bool IsEndless(ExpressionSyntax? condition) => condition is null || condition.IsKind(SyntaxKind.TrueLiteralExpression);

    private void Report(RentedMisuseKind kind, SyntaxNode place)
    {
        if (!_isTrial)
            _report(kind, place);
    }

    private Frame Enter(StatementSyntax statement)
    {
        var frame = new Frame(statement, _finallies.Count);
        _frames.Add(frame);
        return frame;
    }

    /// <summary>Whether something in a statement changes what is known about the array.</summary>
    private bool Changes(StatementSyntax statement)
    {
        var next = _changes.BinarySearch(statement.SpanStart);
        next = next < 0 ? ~next : next;
        return next < _changes.Count && _changes[next] < statement.Span.End;
    }

    private int FirstFrom(int start)
    {
        int low = 0, high = _mentions.Count;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (_mentions[middle].Place.SpanStart < start)
                low = middle + 1;
            else
                high = middle;
        }

        return low;
    }

    private bool IsLentBefore(StatementSyntax exit)
    {
        foreach (var place in _lent)
        {
            if (place.SpanStart < exit.Span.End && exit.Parent!.Span.Contains(place.Span))
                return true;
        }

        return false;
    }

    /// <summary>Whether a statement may give the array itself to the caller, or an object that holds it.</summary>
    private bool Hands(ReturnStatementSyntax exit) =>
        exit.Expression is not (null or InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax })
        && exit.Expression.DescendantNodesAndSelf().Any(node => node is IdentifierNameSyntax { Identifier.ValueText: var name } use && !IsElementOrLength(use)
            && (name == _array.Local.Name || _holders.Contains(name)));

    private static bool IsElementOrLength(IdentifierNameSyntax name) => name.Parent switch
    {
        ElementAccessExpressionSyntax element => element.Expression == name,
        MemberAccessExpressionSyntax member => member.Expression == name && member.Name.Identifier.ValueText is "Length" or "LongLength",
        _ => false,
    };

    /// <summary>A loop or <c>switch</c> that is gone through, and the states in which jumps leave it.</summary>
    private sealed class Frame(StatementSyntax statement, int finallies)
    {
        public StatementSyntax Statement => statement;

        public int Finallies => finallies;

        public RentedState Breaks { get; set; } = RentedState.Unreachable;

        public RentedState Continues { get; set; } = RentedState.Unreachable;
    }
}
