using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Instants;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WallClockDeadline;

/// <summary>
/// Determines whether a member is a deadline: an instant of one moving clock, with or without an interval added, that is only ever
/// compared with the same clock.
/// </summary>
internal static class Deadline
{
    private const int MostVariables = 2;

    /// <summary>The flow of a member that is a deadline; null for any other.</summary>
    public static InstantFlow? FlowOf(
        ISymbol member,
        Func<ISymbol, ImmutableArray<IOperation>> usesOfMember,
        Func<IMethodSymbol, ImmutableArray<IOperation>>? callsOfMethod,
        CancellationToken cancellationToken) =>
        InstantFlow.OfMember(member, usesOfMember, callsOfMethod, cancellationToken) is { Clock: ClockKind.Local or ClockKind.Utc or ClockKind.Offset } flow
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

    /// <summary>
    /// Whether a difference of two instants, or of their ticks, is only compared: taken apart into a number, scaled by a constant, or kept by a local
    /// on its way.
    /// </summary>
    private static bool IsOnlyCompared(IOperation difference, int variablesLeft)
    {
        for (var value = difference; ;)
        {
            switch (value.Parent)
            {
                case IPropertyReferenceOperation { Property.Name: "Ticks" or "TotalMilliseconds" or "TotalSeconds" or "TotalMinutes" or "TotalHours"
                    or "TotalDays" }:
                case IConversionOperation { OperatorMethod: null, Type.SpecialType: SpecialType.System_Int64 or SpecialType.System_Double }:
                case IInvocationOperation { TargetMethod: { Name: "Duration" or "Negate" } }:
                case IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: "Abs", ContainingType.Name: "Math" } } }:
                case IInvocationOperation { TargetMethod: { Name: "Abs", ContainingType.Name: "Math" } }:
                case IBinaryOperation { OperatorKind: BinaryOperatorKind.Divide, RightOperand.ConstantValue.HasValue: true } division
                    when division.LeftOperand == value:
                    value = value.Parent;
                    break;
                case IBinaryOperation { OperatorKind: BinaryOperatorKind.LessThan or BinaryOperatorKind.LessThanOrEqual or BinaryOperatorKind.GreaterThan
                    or BinaryOperatorKind.GreaterThanOrEqual }:
                    return true;
                case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } declarator } when variablesLeft > 0:
                    return EachReadIsCompared(local, declarator, variablesLeft - 1);
                default:
                    return false;
            }
        }
    }

    private static bool EachReadIsCompared(ILocalSymbol local, IOperation declarator, int variablesLeft)
    {
        var isRead = false;
        foreach (var mention in VariableOperations.Of(local, declarator))
        {
            if (mention is IVariableDeclaratorOperation)
                continue;
            if (!IsOnlyCompared(mention, variablesLeft))
                return false;
            isRead = true;
        }

        return isRead;
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
                case InstantUseKind.Subtracted when ComparisonOf(use.Consumer!) is not null || IsOnlyCompared(use.Consumer!, MostVariables):
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
