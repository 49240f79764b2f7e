using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>
/// Judges the uses of a member of type object that becomes a slot, and plans their edits: writes set the slot, type tests and unboxing casts
/// ask it, an exchange in a loop exchanges against a snapshot, and every other read makes the object on demand. Refused is what needs the
/// variable itself: passing it by reference, locking it, assigning it inside an expression, and exchanges whose result is not only tested.
/// </summary>
internal sealed class SlotUses
{
    private readonly SolutionEdits _edits;
    private readonly SlotNames _names;
    private readonly Dictionary<ISymbol, SnapshotLocal> _snapshots = new(SymbolEqualityComparer.Default);
    private readonly IReadOnlyDictionary<SyntaxNode, SlotParameter> _parameters;
    private readonly CancellationToken _cancellationToken;
    private Mention _mention = null!;

    public SlotUses(
        SolutionEdits edits, SlotNames names, IReadOnlyDictionary<SyntaxNode, SlotParameter> parameters, CancellationToken cancellationToken)
    {
        _edits = edits;
        _names = names;
        _parameters = parameters;
        _cancellationToken = cancellationToken;
    }

    /// <summary>The types of values that are stored without a box.</summary>
    public HashSet<ITypeSymbol> Stored { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Whether some read gets a value without a box.</summary>
    public bool HasTypedRead { get; private set; }

    /// <summary>Whether a comparand was boxed by <c>??</c>, with which the exchange never succeeded.</summary>
    public bool HasFreshComparand { get; private set; }

    /// <summary>Judges all mentions and plans their edits.</summary>
    public bool Accept(List<Mention> mentions)
    {
        foreach (var mention in mentions)
        {
            _mention = mention;
            if (mention.Operation is { } operation)
                FindSnapshot(operation);
        }

        foreach (var mention in mentions)
        {
            _mention = mention;
            if (mention.Operation is not { } operation || SlotSyntax.NeedsVariable(mention) || !AcceptsUse(operation))
                return false;
        }

        return true;
    }

    /// <summary>Notes a local that takes a snapshot of the slot, if all it does fits.</summary>
    private void FindSnapshot(IOperation use)
    {
        var read = use.Parent is IArgumentOperation && RetypedUse.CallOf(use) is { Call.Method: "Read" } volatileRead ? volatileRead.Invocation : use;
        var value = read.Parent is ICoalesceOperation coalesce && coalesce.Value == read ? coalesce : read;
        var local = value.Parent switch
        {
            ISimpleAssignmentOperation { Target: ILocalReferenceOperation target } assignment when assignment.Value == value => target.Local,
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator } => declarator.Symbol,
            _ => null,
        };
        if (local is not null && !_snapshots.ContainsKey(local) && SnapshotLocal.TryGet(_mention, local, _names.Member, _cancellationToken) is { } snapshot)
        {
            _snapshots.Add(local, snapshot);
            HasTypedRead = true;
            HasFreshComparand |= snapshot.HasFallback && snapshot.IsComparand;
            snapshot.AddEdits(_edits, _names);
        }
    }

    private bool AcceptsUse(IOperation use)
    {
        switch (use.Parent)
        {
            case ISimpleAssignmentOperation assignment when assignment.Target == use:
                return AcceptsWrite(assignment);
            case IAssignmentOperation assignment when assignment.Target == use:
                return false;
            case IArgumentOperation { Parameter.RefKind: not RefKind.None }:
                return RetypedUse.CallOf(use) is { } call && call.Call.Location == use && AcceptsCall(call.Invocation, call.Call);
            default:
                return AcceptsRead(use, _mention.Expression);
        }
    }

    /// <summary>Judges a read of the slot or of a snapshot and plans what it becomes.</summary>
    private bool AcceptsRead(IOperation read, ExpressionSyntax place)
    {
        switch (read.Parent)
        {
            case ISimpleAssignmentOperation { Target: ILocalReferenceOperation target } assignment
                when assignment.Value == read && _snapshots.ContainsKey(target.Local):
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator } when _snapshots.ContainsKey(declarator.Symbol):
                _edits.Replace(place, node => SlotSyntax.Call(_names.Of(node), "Read"));
                return true;
            case ICoalesceOperation { Parent: ISimpleAssignmentOperation { Target: ILocalReferenceOperation target } } coalesce
                when coalesce.Value == read && _snapshots.ContainsKey(target.Local):
            case ICoalesceOperation { Parent: IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator } } coalesced
                when coalesced.Value == read && _snapshots.ContainsKey(declarator.Symbol):
                _edits.Replace(place, node => SlotSyntax.Call(_names.Of(node), "Read"));
                _edits.Replace(read.Parent.Syntax,
                    static node => node is BinaryExpressionSyntax both ? SlotSyntax.Call(both.Left, "Or", both.Right).WithTriviaFrom(both) : node);
                return true;
            case IExpressionStatementOperation:
                return read is IInvocationOperation;
            default:
                if (SlotSyntax.TypedRead(read) is { } typed)
                {
                    HasTypedRead = true;
                    _edits.Replace(place, _names.Of);
                    _edits.Replace(typed.Outer, typed.Replace);
                }
                else if (!_names.KeepsView || read is IInvocationOperation)
                {
                    _edits.Replace(place, node => SlotSyntax.Call(_names.Of(node), "ToObject"));
                }

                return true;
        }
    }

    private bool AcceptsWrite(ISimpleAssignmentOperation assignment)
    {
        if (assignment.Syntax is not AssignmentExpressionSyntax syntax || SlotValue.Of(assignment.Value, _mention.Model, _cancellationToken) is not { } value)
            return false;
        if (syntax.Parent is InitializerExpressionSyntax)
        {
            // No other code sees an object that is being constructed, so its slot may be replaced as a whole; a view sets its own slot.
            if (!_names.KeepsView)
                _edits.Replace(syntax.Right,
                    node => SlotSyntax.Call(SyntaxFactory.IdentifierName(_names.Slot), "Of", value.TypeArgument, value.Reduce(node)));
            return true;
        }

        if (assignment.Parent is not IExpressionStatementOperation)
            return false;
        if (_parameters.TryGetValue(syntax, out var parameter))
        {
            foreach (var handed in parameter.Values)
                Note(handed);
            parameter.AddEdits(_edits, _names);
            return true;
        }

        Note(value);
        _edits.Replace(syntax, both =>
            SlotSyntax.Call(
                _names.Of(both.Left), "Set", value.TypeArgument, SlotSyntax.WithCommentsBefore(value.Reduce(both.Right), both)).WithTriviaFrom(both));
        return true;
    }

    private bool AcceptsCall(IInvocationOperation invocation, InterlockedCall call)
    {
        var syntax = (InvocationExpressionSyntax)invocation.Syntax;
        if (syntax.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
            return false;
        if (call.Value is null)
        {
            _edits.Replace(syntax, static node => node.ArgumentList.Arguments[0].Expression);
            return AcceptsRead(invocation, syntax);
        }

        if (SlotValue.Of(call.Value, _mention.Model, _cancellationToken) is not { } value)
            return false;
        Note(value);
        if (call.Method == "CompareExchange")
            return AcceptsCompareExchange(invocation, call, value);

        var dropsResult = invocation.Parent is IExpressionStatementOperation;
        _edits.Replace(syntax, node =>
        {
            var arguments = node.ArgumentList.Arguments;
            return SlotSyntax.Call(
                _names.Of(arguments[0].Expression),
                dropsResult ? "Set" : "Exchange",
                value.TypeArgument,
                value.Reduce(arguments[1].Expression)).WithTriviaFrom(node);
        });
        return dropsResult || AcceptsExchanged(invocation, syntax);
    }

    /// <summary>What an exchange returns is a snapshot; it is asked like one.</summary>
    private bool AcceptsExchanged(IInvocationOperation invocation, ExpressionSyntax place)
    {
        if (SlotSyntax.TypedRead(invocation) is { } typed)
        {
            HasTypedRead = true;
            _edits.Replace(typed.Outer, typed.Replace);
        }
        else
        {
            _edits.Replace(place, static node => SlotSyntax.Call(node, "ToObject"));
        }

        return true;
    }

    private bool AcceptsCompareExchange(IInvocationOperation invocation, InterlockedCall call, SlotValue value)
    {
        if (call.Comparand is not ILocalReferenceOperation comparand || !_snapshots.TryGetValue(comparand.Local, out var snapshot)
            || !snapshot.IsOf(call.Location)
            || invocation.Parent is not IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } test
            || (test.LeftOperand == invocation ? test.RightOperand : test.LeftOperand) is not ILocalReferenceOperation other
            || !SymbolEqualityComparer.Default.Equals(other.Local, comparand.Local))
        {
            return false;
        }

        var succeeded = test.OperatorKind == BinaryOperatorKind.Equals;
        var isLeft = test.LeftOperand == invocation;
        HasTypedRead |= Stored.Count > 0;
        _edits.Replace(test.Syntax, node =>
        {
            var both = (BinaryExpressionSyntax)node;
            var arguments = ((InvocationExpressionSyntax)SlotSyntax.Bare(isLeft ? both.Left : both.Right)).ArgumentList.Arguments;
            var exchange = SlotSyntax.Call(
                _names.Of(arguments[0].Expression), "CompareExchange", value.TypeArgument, value.Reduce(arguments[1].Expression), arguments[2].Expression);
            return (succeeded ? exchange : SlotSyntax.Not(exchange)).WithTriviaFrom(both);
        });
        return true;
    }

    private void Note(SlotValue value)
    {
        if (value.IsNumber)
            Stored.Add(value.Type!);
    }
}
