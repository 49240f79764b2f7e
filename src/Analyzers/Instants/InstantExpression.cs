using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// What an expression of an instant is made of: readings of clocks, variables, the constants that mean "never" and "always", and intervals
/// added to them. Anything else, such as a parameter, a call or a calendar date, makes it unknown.
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

    /// <summary>The references to variables that an interval is added to.</summary>
    public List<IOperation> Shifted { get; } = [];

    /// <summary>The readings of clocks.</summary>
    public List<IOperation> Clocks { get; } = [];

    /// <summary>References to locals, fields and properties.</summary>
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

    /// <summary>Whether an operator moves its left operand by an interval.</summary>
    public static bool IsShift(IBinaryOperation binary) =>
        binary.OperatorKind is BinaryOperatorKind.Add or BinaryOperatorKind.Subtract
        && ClockRead.IsInstant(binary.LeftOperand.Type) && ClockRead.IsTimeSpan(binary.RightOperand.Type);

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
            case ISimpleAssignmentOperation { IsRef: false } assignment:
                Add(assignment.Value, isShifted);
                break;
            case ILocalReferenceOperation or IFieldReferenceOperation or IPropertyReferenceOperation { Property.IsIndexer: false }
                when ClockRead.IsInstant(value.Type):
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
