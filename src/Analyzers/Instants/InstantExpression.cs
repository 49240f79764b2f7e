using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// What an expression of an instant is made of: readings of clocks, variables, the constants that mean "never" and "always", and intervals
/// added to them. The ticks of an instant are that instant. Anything else, such as a call or a calendar date, makes it unknown.
/// </summary>
internal sealed class InstantExpression
{
    private InstantExpression()
    {
    }

    /// <summary>Whether every part was understood.</summary>
    public bool IsKnown { get; private set; } = true;

    /// <summary>Whether an interval is added or taken away.</summary>
    public bool HasInterval { get; private set; }

    /// <summary>Whether the ticks of an instant are taken.</summary>
    public bool HasTicks { get; private set; }

    /// <summary>The references to variables that an interval is added to.</summary>
    public List<IOperation> Shifted { get; } = [];

    /// <summary>The readings of clocks.</summary>
    public List<IOperation> Clocks { get; } = [];

    /// <summary>References to locals, parameters, fields and properties.</summary>
    public List<IOperation> Variables { get; } = [];

    /// <summary><c>MinValue</c>, <c>MaxValue</c>, <c>default</c> and <c>null</c>.</summary>
    public List<IOperation> Constants { get; } = [];

    /// <summary>Whether it is one of the constants and nothing else.</summary>
    public bool IsConstant => IsKnown && Clocks.Count == 0 && Variables.Count == 0;

    /// <summary>Whether it is a reading of a clock and nothing else.</summary>
    public bool IsClock => IsKnown && !HasInterval && Clocks.Count == 1 && Variables.Count == 0 && Constants.Count == 0;

    public static InstantExpression Of(IOperation value)
    {
        var expression = new InstantExpression();
        expression.Add(value, isShifted: false);
        return expression;
    }

    /// <summary>Whether a conversion only makes an instant nullable, or leaves it as it is.</summary>
    public static bool KeepsInstant(IConversionOperation conversion) =>
        conversion.OperatorMethod is null && conversion.Operand.Type is { } from && ClockRead.IsInstant(from)
        && SymbolEqualityComparer.Default.Equals(ClockRead.Underlying(from), ClockRead.Underlying(conversion.Type));

    /// <summary>Whether a call moves the instant that it is made on by an interval of fixed length: not by months or years.</summary>
    public static bool IsShift(IInvocationOperation call) =>
        call.Instance is { Type: { } type } && ClockRead.IsInstant(type) && call.Arguments.Length == 1 && call.TargetMethod.Name switch
        {
            "AddMilliseconds" or "AddSeconds" or "AddMinutes" or "AddHours" or "AddDays" or "AddTicks" => true,
            "Add" or "Subtract" => ClockRead.IsTimeSpan(call.TargetMethod.Parameters[0].Type),
            _ => false,
        };

    /// <summary>
    /// Whether an operator moves its left operand by an interval. Where that is a number of ticks, what is taken away has to be seen to be no instant.
    /// </summary>
    public static bool IsShift(IBinaryOperation binary) => binary.OperatorKind switch
    {
        BinaryOperatorKind.Add or BinaryOperatorKind.Subtract when ClockRead.IsInstant(binary.LeftOperand.Type) =>
            ClockRead.IsTimeSpan(binary.RightOperand.Type),
        BinaryOperatorKind.Add => MayBeTicks(binary.Type),
        BinaryOperatorKind.Subtract => MayBeTicks(binary.Type) && IsIntervalInTicks(binary.RightOperand),
        _ => false,
    };

    /// <summary>Whether a reference is to the ticks of an instant, which are as good as the instant.</summary>
    public static bool IsTicks(IPropertyReferenceOperation reference) =>
        reference.Property is { Name: "Ticks" or "UtcTicks", ContainingType: var type } && ClockRead.IsInstant(type);

    /// <summary>Whether a type can hold the ticks of an instant; what is of another type was made of more than them.</summary>
    public static bool MayBeTicks(ITypeSymbol? type) => type?.SpecialType == SpecialType.System_Int64;

    /// <summary>Whether a reference is to <c>Value</c> of a nullable.</summary>
    public static bool IsNullableValue(IPropertyReferenceOperation reference) =>
        reference.Property is { Name: "Value", ContainingType.OriginalDefinition.SpecialType: SpecialType.System_Nullable_T };

    /// <summary><c>MinValue</c>, <c>MaxValue</c>, <c>default</c>, <c>new DateTime()</c> or <c>null</c>.</summary>
    public static bool IsConstantInstant(IOperation operation) => operation switch
    {
        IFieldReferenceOperation { Field: { IsStatic: true, Name: "MinValue" or "MaxValue" } field } => ClockRead.IsInstant(field.ContainingType),
        IDefaultValueOperation or IObjectCreationOperation { Arguments.IsEmpty: true, Initializer: null } => ClockRead.IsInstant(operation.Type),
        IConversionOperation { Operand: IDefaultValueOperation or ILiteralOperation { ConstantValue: { HasValue: true, Value: null } } } =>
            ClockRead.IsInstant(operation.Type),
        { ConstantValue.HasValue: true } => MayBeTicks(operation.Type),
        _ => false,
    };

    private static bool IsIntervalInTicks(IOperation value) => value switch
    {
        { ConstantValue.HasValue: true } => true,
        IPropertyReferenceOperation { Property: { Name: "Ticks", ContainingType: var type } } => ClockRead.IsTimeSpan(type),
        IConversionOperation { OperatorMethod: null } conversion => IsIntervalInTicks(conversion.Operand),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Multiply } => true,
        _ => false,
    };

    private void Add(IOperation value, bool isShifted)
    {
        if (IsConstantInstant(value))
        {
            Constants.Add(value);
            return;
        }

        if (ClockRead.KindOf(value) != ClockKind.None)
        {
            Clocks.Add(value);
            return;
        }

        switch (value)
        {
            case IConversionOperation conversion when KeepsInstant(conversion):
                Add(conversion.Operand, isShifted);
                break;
            case IInvocationOperation call when IsShift(call):
                HasInterval = true;
                Add(call.Instance!, isShifted: true);
                break;
            case IBinaryOperation binary when IsShift(binary):
                HasInterval = true;
                Add(binary.LeftOperand, isShifted: true);
                break;
            case IConditionalOperation { WhenFalse: { } whenFalse } conditional:
                Add(conditional.WhenTrue, isShifted);
                Add(whenFalse, isShifted);
                break;
            case ICoalesceOperation coalesce:
                Add(coalesce.Value, isShifted);
                Add(coalesce.WhenNull, isShifted);
                break;
            case IPropertyReferenceOperation { Instance: { } nullable } property when IsNullableValue(property):
                Add(nullable, isShifted);
                break;
            case IPropertyReferenceOperation { Instance: { } instant } property when IsTicks(property):
                HasTicks = true;
                Add(instant, isShifted);
                break;
            case ISimpleAssignmentOperation { IsRef: false } assignment:
                Add(assignment.Value, isShifted);
                break;
            case ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation
                or IPropertyReferenceOperation { Property.IsIndexer: false }
                when ClockRead.IsInstant(value.Type) || MayBeTicks(value.Type):
                Variables.Add(value);
                if (isShifted)
                    Shifted.Add(value);
                break;
            default:
                IsKnown = false;
                break;
        }
    }
}
