using System.Collections.Immutable;
using Allocations.Analyzers.Instants;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WallClockDeadline;

/// <summary>
/// Determines whether a private member is a deadline: an instant of one moving clock, with or without an interval added, that is only ever
/// compared with the same clock.
/// </summary>
internal static class Deadline
{
    /// <summary>The flow of a member that is a deadline; null for any other.</summary>
    public static InstantFlow? FlowOf(ISymbol member, Func<ISymbol, ImmutableArray<IOperation>> usesOfMember, CancellationToken cancellationToken) =>
        InstantFlow.OfMember(member, usesOfMember, cancellationToken) is { Clock: ClockKind.Local or ClockKind.Utc or ClockKind.Offset } flow
        && IsMeasured(flow) && IsSet(flow) ? flow : null;

    /// <summary>
    /// The comparison that a difference of two instants is made for: <c>now - last > limit</c> or <c>(now - last).TotalSeconds > 5</c>. Null
    /// where the difference is kept, shown or taken apart.
    /// </summary>
    public static IBinaryOperation? ComparisonOf(IOperation difference)
    {
        if (!ClockRead.IsTimeSpan(difference.Type))
            return null;
        var value = difference;
        if (value.Parent is IPropertyReferenceOperation { Property.Name: "TotalMilliseconds" or "TotalSeconds" or "TotalMinutes" or "TotalHours"
            or "TotalDays" } total)
        {
            value = total;
        }

        return value.Parent is IBinaryOperation
        {
            OperatorKind: BinaryOperatorKind.LessThan or BinaryOperatorKind.LessThanOrEqual or BinaryOperatorKind.GreaterThan
                or BinaryOperatorKind.GreaterThanOrEqual, IsLifted: false
        } comparison ? comparison : null;
    }

    private static bool IsMeasured(InstantFlow flow)
    {
        var isCompared = false;
        foreach (var use in flow.Uses)
        {
            switch (use.Kind)
            {
                case InstantUseKind.Compared when !use.IsEquality:
                    isCompared = true;
                    break;
                case InstantUseKind.Subtracted when ComparisonOf(use.Consumer!) is not null:
                    isCompared = true;
                    break;
                case InstantUseKind.Compared or InstantUseKind.Subtracted:
                    return false;
                default:
                    break;
            }
        }

        return isCompared;
    }

    /// <summary>Whether a reading of the clock reaches a member: a member that only ever is a constant has no clock.</summary>
    private static bool IsSet(InstantFlow flow)
    {
        foreach (var (_, value) in flow.Values)
        {
            if (InstantExpression.Of(value).Clocks.Count > 0)
                return true;
        }

        return false;
    }
}
