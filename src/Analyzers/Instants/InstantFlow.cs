using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// Everything that instants of one clock flow through: the locals, parameters and members that hold them and the operations that compare and
/// subtract them. A flow exists only where all of it is seen and none of it leaves: an instant that is returned, passed to code that is not seen,
/// formatted, kept where other assemblies can read it, or compared with a value from elsewhere has no flow.
/// </summary>
internal sealed class InstantFlow
{
    /// <summary>The fields and properties of the flow, in the order in which they were met.</summary>
    public List<ISymbol> Members { get; } = [];

    /// <summary>The locals of the flow with their declarators.</summary>
    public List<IVariableDeclaratorOperation> Locals { get; } = [];

    /// <summary>Whether any of its variables is a parameter or holds ticks.</summary>
    public bool HasNumbersOrParameters { get; set; }

    /// <summary>What is stored in each local, parameter and member.</summary>
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
    public ClockKind Clock
    {
        get
        {
            var kind = ClockRead.KindOf(Clocks[0]);
            foreach (var clock in Clocks)
            {
                if (ClockRead.KindOf(clock) != kind)
                    return ClockKind.None;
            }

            return kind;
        }
    }

    /// <summary>The flow of a reading of the clock, as below.</summary>
    public static InstantFlow? OfReading(IOperation clock, Func<ISymbol, ImmutableArray<IOperation>> usesOfMember, CancellationToken cancellationToken) =>
        OfReading(clock, usesOfMember, callsOfMethod: null, out _, cancellationToken);

    /// <summary>
    /// The flow of a reading of the clock; null where the instant leaves. <paramref name="usesOfMember"/> gives all uses of a member that are
    /// known to be all, and is default for other members; <paramref name="callsOfMethod"/> does the same for methods.
    /// </summary>
    /// <param name="clock">The reading.</param>
    /// <param name="usesOfMember">Finds the uses of a member.</param>
    /// <param name="callsOfMethod">Finds the calls of a method; null where no instant is followed into one.</param>
    /// <param name="connected">The readings that were met, which flow to where this one does: what holds for it holds for them.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static InstantFlow? OfReading(
        IOperation clock,
        Func<ISymbol, ImmutableArray<IOperation>> usesOfMember,
        Func<IMethodSymbol, ImmutableArray<IOperation>>? callsOfMethod,
        out IReadOnlyCollection<IOperation> connected,
        CancellationToken cancellationToken)
    {
        var builder = new InstantFlowBuilder(usesOfMember, callsOfMethod, cancellationToken);
        builder.AddReading(clock);
        var flow = builder.Complete();
        connected = builder.Clocks;
        return flow;
    }

    /// <summary>The flow of a member; null where its instants leave or do not all come from a clock.</summary>
    public static InstantFlow? OfMember(
        ISymbol member,
        Func<ISymbol, ImmutableArray<IOperation>> usesOfMember,
        Func<IMethodSymbol, ImmutableArray<IOperation>>? callsOfMethod,
        CancellationToken cancellationToken)
    {
        var uses = usesOfMember(member);
        if (uses.IsDefaultOrEmpty)
            return null;
        var builder = new InstantFlowBuilder(usesOfMember, callsOfMethod, cancellationToken);
        builder.AddVariable(member, uses[0]);
        return builder.Complete();
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
            if (ClockRead.IsInstant(value.Type) && InstantExpression.Of(value).HasInterval)
                return true;
        }

        return false;
    }
}
