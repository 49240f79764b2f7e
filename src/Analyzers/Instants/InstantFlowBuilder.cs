using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// Follows instants from variable to variable, by all that is stored in each and all that is read from each, until nothing new is met or
/// one leaves.
/// </summary>
internal sealed class InstantFlowBuilder(
    Func<ISymbol, ImmutableArray<IOperation>> usesOfMember,
    Func<IMethodSymbol, ImmutableArray<IOperation>>? callsOfMethod,
    CancellationToken cancellationToken)
{
    // What flows through more is a time that the program works with, not a deadline.
    private const int MostVariables = 40;

    private readonly InstantFlow _flow = new();
    private readonly HashSet<ISymbol> _seen = new(SymbolEqualityComparer.Default);
    private readonly HashSet<IOperation> _followed = [];
    private readonly HashSet<IOperation> _clocks = [];
    private readonly HashSet<IOperation?> _consumers = [];
    private readonly Queue<(ISymbol Variable, IOperation Place)> _pending = new();
    private bool _isClosed = true;

    /// <summary>The readings that were met so far.</summary>
    public IReadOnlyCollection<IOperation> Clocks => _clocks;

    /// <summary>Starts at a reading of the clock.</summary>
    public void AddReading(IOperation clock)
    {
        AddClock(clock);
        AddUse(InstantUse.Of(clock), clock);
    }

    /// <summary>Starts at a variable, which has a use at <paramref name="place"/>.</summary>
    public void AddVariable(ISymbol variable, IOperation place)
    {
        if (!_seen.Add(variable.OriginalDefinition))
            return;
        _isClosed &= _seen.Count <= MostVariables;
        _pending.Enqueue((variable.OriginalDefinition, place));
        _flow.HasNumbersOrParameters |= variable is IParameterSymbol || InstantExpression.MayBeTicks(TypeOf(variable));
    }

    /// <summary>The flow; null where an instant leaves, or no clock was read.</summary>
    public InstantFlow? Complete()
    {
        while (_isClosed && _pending.Count > 0)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var (variable, place) = _pending.Dequeue();
            switch (variable)
            {
                case ILocalSymbol local:
                    FollowLocal(local, place);
                    break;
                case IParameterSymbol parameter:
                    FollowParameter(parameter, place);
                    break;
                default:
                    FollowMember(variable);
                    break;
            }
        }

        if (!_isClosed || _flow.Clocks.Count == 0)
            return null;
        return _flow;
    }

    private void FollowMember(ISymbol member)
    {
        var uses = usesOfMember(member);
        if (uses.IsDefault)
        {
            _isClosed = false;
            return;
        }

        _flow.Members.Add(member);
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
        foreach (var mention in VariableOperations.Of(local, place))
        {
            if (mention is IVariableDeclaratorOperation declared)
            {
                declarator = declared;
                if (declared.Initializer is { } initializer)
                    AddValue(local, initializer.Value);
            }
            else
            {
                AddReference(local, mention);
            }
        }

        // A variable of foreach, out, a pattern or a deconstruction is declared otherwise, and gets its value from there.
        if (declarator?.Parent is IVariableDeclarationOperation && !local.IsRef && !local.IsConst)
            _flow.Locals.Add(declarator);
        else
            _isClosed = false;
    }

    /// <summary>Follows a parameter to what each call passes, and to what its method does with it.</summary>
    private void FollowParameter(IParameterSymbol parameter, IOperation place)
    {
        if (callsOfMethod is null || place.SemanticModel is not { } model
            || parameter.ContainingSymbol is not IMethodSymbol method
            || callsOfMethod(method) is not { IsDefaultOrEmpty: false } calls
            || VariableOperations.OfParameter(parameter, model.Compilation, cancellationToken) is not { } mentions)
        {
            _isClosed = false;
            return;
        }

        foreach (var call in calls)
        {
            if (CalledMethod.ArgumentOf(call, parameter.Ordinal) is not { Value: var passed })
                _isClosed = false;
            else
                AddValue(parameter, passed);
        }

        foreach (var mention in mentions)
            AddReference(parameter, mention);
    }

    private static ITypeSymbol? TypeOf(ISymbol variable) => variable switch
    {
        ILocalSymbol local => local.Type,
        IParameterSymbol parameter => parameter.Type,
        IFieldSymbol field => field.Type,
        IPropertySymbol property => property.Type,
        _ => null,
    };

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
        _flow.HasNumbersOrParameters |= use.IsOfTicks;
        switch (use.Kind)
        {
            case InstantUseKind.Escapes:
                _isClosed = false;
                return;
            case InstantUseKind.Stored:
                AddVariable(use.Target!, place);
                _flow.HasNumbersOrParameters |= use.Target is IParameterSymbol;
                FollowAssignment(use.Consumer!);
                return;
            case InstantUseKind.Compared or InstantUseKind.Subtracted:
                AddSources(use.Other!);
                break;
            default:
                break;
        }

        if (_consumers.Add(use.Consumer))
            _flow.Uses.Add(use);
    }

    private void AddValue(ISymbol variable, IOperation value)
    {
        _flow.Values.Add((variable, value));
        AddSources(value);
    }

    private void AddSources(IOperation value)
    {
        var sources = InstantExpression.Of(value);
        _isClosed &= sources.IsKnown;
        _flow.HasNumbersOrParameters |= sources.HasTicks;
        foreach (var clock in sources.Clocks)
            AddClock(clock);
        foreach (var variable in sources.Variables)
            AddVariable(SymbolOf(variable), variable);
    }

    private static ISymbol SymbolOf(IOperation reference) => reference switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        _ => ((IMemberReferenceOperation)reference).Member,
    };

    private void AddClock(IOperation clock)
    {
        if (_clocks.Add(clock))
            _flow.Clocks.Add(clock);
    }
}
