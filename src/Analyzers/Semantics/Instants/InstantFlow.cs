using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics.Instants;

/// <summary>
/// Everything that instants of one clock flow through: the locals and private members that hold them and the operations that compare and
/// subtract them. A flow exists only where all of it is seen and none of it leaves: an instant that is returned, passed on, formatted, kept
/// where other types can read it, or compared with a value from elsewhere has no flow.
/// </summary>
internal sealed class InstantFlow
{
    private readonly Func<ISymbol, ImmutableArray<IOperation>> _usesOfMember;
    private readonly HashSet<ISymbol> _seen = new(SymbolEqualityComparer.Default);
    private readonly Queue<(ISymbol Variable, IOperation Place)> _pending = new();
    private readonly HashSet<IOperation> _followed = [];
    private readonly CancellationToken _cancellationToken;
    private bool _isClosed = true;

    private InstantFlow(Func<ISymbol, ImmutableArray<IOperation>> usesOfMember, CancellationToken cancellationToken)
    {
        _usesOfMember = usesOfMember;
        _cancellationToken = cancellationToken;
    }

    /// <summary>The fields and properties of the flow, in the order in which they were met.</summary>
    public List<ISymbol> Members { get; } = [];

    /// <summary>The locals of the flow with their declarators.</summary>
    public List<IVariableDeclaratorOperation> Locals { get; } = [];

    /// <summary>What is stored in each local and member.</summary>
    public List<(ISymbol Variable, IOperation Value)> Values { get; } = [];

    /// <summary>Comparisons, subtractions, tests and moves, each once.</summary>
    public List<InstantUse> Uses { get; } = [];

    /// <summary>Every reading of a clock, each once.</summary>
    public List<IOperation> Clocks { get; } = [];

    /// <summary>Whether any of it is compared or subtracted: an instant that is only stored is not measured.</summary>
    public bool IsMeasured
    {
        get
        {
            foreach (var use in Uses)
            {
                if (use.Kind is InstantUseKind.Compared or InstantUseKind.Subtracted)
                    return true;
            }

            return false;
        }
    }

    /// <summary>
    /// Whether an interval is added to a time that is compared, or a difference is compared with an interval: then "always in the past" must
    /// be far in the past.
    /// </summary>
    public bool AddsToCompared
    {
        get
        {
            foreach (var (variable, value) in Values)
            {
                var sources = InstantExpression.Of(value);
                if (sources.HasInterval && (variable is ILocalSymbol || sources.Shifted.Exists(shifted => !IsClock(shifted))))
                    return true;
            }

            foreach (var use in Uses)
            {
                if (use.Kind is InstantUseKind.Subtracted or InstantUseKind.Moved || use.Consumer is { } consumer && HasInterval(consumer))
                    return true;
            }

            return false;
        }
    }

    /// <summary>The one clock of the flow; <see cref="ClockKind.None"/> where there are several.</summary>
    public ClockKind Clock { get; private set; }

    /// <summary>
    /// The flow of a reading of the clock; null where the instant leaves. <paramref name="usesOfMember"/> gives all uses of a member that
    /// only one outermost type can see and is default for other members.
    /// </summary>
    public static InstantFlow? OfReading(IOperation clock, Func<ISymbol, ImmutableArray<IOperation>> usesOfMember, CancellationToken cancellationToken)
    {
        var flow = new InstantFlow(usesOfMember, cancellationToken);
        flow.AddClock(clock);
        flow.AddUse(InstantUse.Of(clock), clock);
        return flow.Complete();
    }

    /// <summary>The flow of a private member; null where its instants leave or do not all come from a clock.</summary>
    public static InstantFlow? OfMember(ISymbol member, Func<ISymbol, ImmutableArray<IOperation>> usesOfMember, CancellationToken cancellationToken)
    {
        var uses = usesOfMember(member);
        if (uses.IsDefaultOrEmpty)
            return null;
        var flow = new InstantFlow(usesOfMember, cancellationToken);
        flow.AddVariable(member, uses[0]);
        return flow.Complete();
    }

    private InstantFlow? Complete()
    {
        while (_isClosed && _pending.Count > 0)
        {
            _cancellationToken.ThrowIfCancellationRequested();
            var (variable, place) = _pending.Dequeue();
            if (variable is ILocalSymbol local)
                FollowLocal(local, place);
            else
                FollowMember(variable);
        }

        if (!_isClosed || Clocks.Count == 0)
            return null;
        Clock = WallClock.KindOf(Clocks[0]);
        foreach (var clock in Clocks)
        {
            if (WallClock.KindOf(clock) != Clock)
                Clock = ClockKind.None;
        }

        return this;
    }

    private void FollowMember(ISymbol member)
    {
        var uses = _usesOfMember(member);
        if (uses.IsDefault)
        {
            _isClosed = false;
            return;
        }

        Members.Add(member);
        foreach (var use in uses)
        {
            switch (use)
            {
                case IFieldInitializerOperation { InitializedFields.Length: 1 } initializer:
                    AddValue(member, initializer.Value);
                    break;
                case IPropertyInitializerOperation { InitializedProperties.Length: 1 } initializer:
                    AddValue(member, initializer.Value);
                    break;
                case IMemberReferenceOperation:
                    AddReference(member, use);
                    break;
                default:
                    _isClosed = false;
                    return;
            }
        }
    }

    private void FollowLocal(ILocalSymbol local, IOperation place)
    {
        var declarator = default(IVariableDeclaratorOperation);
        foreach (var operation in Root(place).Descendants())
        {
            if (operation is IVariableDeclaratorOperation declared && SymbolEqualityComparer.Default.Equals(declared.Symbol, local))
            {
                declarator = declared;
                if (declared.Initializer is { } initializer)
                    AddValue(local, initializer.Value);
            }
            else if (operation is ILocalReferenceOperation reference && SymbolEqualityComparer.Default.Equals(reference.Local, local))
            {
                AddReference(local, reference);
            }
        }

        // A variable of foreach, out, a pattern or a deconstruction is declared otherwise, and gets its value from there.
        if (declarator?.Parent is IVariableDeclarationOperation && !local.IsRef && !local.IsConst)
            Locals.Add(declarator);
        else
            _isClosed = false;
    }

    private void AddReference(ISymbol variable, IOperation reference)
    {
        if (reference.Parent is ISimpleAssignmentOperation assignment && assignment.Target == reference)
        {
            AddValue(variable, assignment.Value);
            FollowAssignment(assignment);
        }
        else
        {
            AddUse(InstantUse.Of(reference), reference);
        }
    }

    /// <summary>Follows the value of an assignment that is itself a value: <c>a = b = now</c>.</summary>
    private void FollowAssignment(IOperation assignment)
    {
        if (assignment is ISimpleAssignmentOperation && !InstantUse.IsStatement(assignment) && _followed.Add(assignment))
            AddUse(InstantUse.Of(assignment), assignment);
    }

    private void AddUse(InstantUse use, IOperation place)
    {
        switch (use.Kind)
        {
            case InstantUseKind.Escapes:
                _isClosed = false;
                return;
            case InstantUseKind.Stored:
                AddVariable(use.Target!, place);
                FollowAssignment(use.Consumer!);
                return;
            case InstantUseKind.Compared or InstantUseKind.Subtracted:
                AddSources(use.Other!);
                break;
            default:
                break;
        }

        foreach (var known in Uses)
        {
            if (known.Consumer == use.Consumer)
                return;
        }

        Uses.Add(use);
    }

    private void AddValue(ISymbol variable, IOperation value)
    {
        Values.Add((variable, value));
        AddSources(value);
    }

    private void AddSources(IOperation value)
    {
        var sources = InstantExpression.Of(value);
        _isClosed &= sources.IsKnown;
        foreach (var clock in sources.Clocks)
            AddClock(clock);
        foreach (var variable in sources.Variables)
            AddVariable(variable is ILocalReferenceOperation local ? local.Local : ((IMemberReferenceOperation)variable).Member, variable);
    }

    private void AddClock(IOperation clock)
    {
        if (!Clocks.Contains(clock))
            Clocks.Add(clock);
    }

    private void AddVariable(ISymbol variable, IOperation place)
    {
        if (_seen.Add(variable.OriginalDefinition))
            _pending.Enqueue((variable.OriginalDefinition, place));
    }

    /// <summary>Whether a variable is a local that only ever holds readings of the clock.</summary>
    private bool IsClock(IOperation reference) =>
        reference is ILocalReferenceOperation { Local: var local }
        && Values.TrueForAll(stored => !SymbolEqualityComparer.Default.Equals(stored.Variable, local) || InstantExpression.Of(stored.Value).IsClock);

    private static bool HasInterval(IOperation comparison)
    {
        foreach (var operand in comparison.ChildOperations)
        {
            var value = operand is IArgumentOperation argument ? argument.Value : operand;
            if (WallClock.IsInstant(value.Type) && InstantExpression.Of(value).HasInterval)
                return true;
        }

        return false;
    }

    private static IOperation Root(IOperation operation)
    {
        while (operation.Parent is { } parent)
            operation = parent;
        return operation;
    }
}
