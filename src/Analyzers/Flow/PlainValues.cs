using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>Determines whether computing a value neither changes anything nor can fail, so that no code can tell when it is done.</summary>
internal static class PlainValues
{
    /// <summary>Whether it is so for a value.</summary>
    public static bool Are(IOperation value)
    {
        if (value.ConstantValue.HasValue)
            return true;

        // What is computed with decimals, and what is converted from them, may overflow in each context.
        if (value is IBinaryOperation or IUnaryOperation or IConversionOperation && IsDecimal(value))
            return false;
        if (value.ChildOperations.Any(static part => part.Type?.TypeKind == TypeKind.Dynamic))
            return false;
        switch (value)
        {
            case ILocalReferenceOperation or IParameterReferenceOperation or IInstanceReferenceOperation or IDefaultValueOperation or ISizeOfOperation:
                return true;
            case IFieldReferenceOperation field:
                return field.Instance is IInstanceReferenceOperation || (field.Instance is null && !StaticConstruction.MayBegin(field));

            case IConversionOperation { Type.IsValueType: true, Operand: { Type.IsValueType: true } operand } conversion:
                return NeverFails(conversion) && Are(operand);
            case IUnaryOperation { OperatorKind: UnaryOperatorKind.Hat, Operand: var fromEnd }:
                return fromEnd.ConstantValue is { HasValue: true, Value: >= 0 };
            case IUnaryOperation { IsChecked: false, OperatorMethod: null } unary:
                return Are(unary.Operand);
            case IBinaryOperation { Type.SpecialType: SpecialType.System_String } joined:
                return IsText(joined.LeftOperand) && IsText(joined.RightOperand);
            case IBinaryOperation { IsChecked: false, OperatorMethod: null } binary:
                return (binary.OperatorKind is not (BinaryOperatorKind.Divide or BinaryOperatorKind.Remainder)
                    || binary.RightOperand.ConstantValue is { HasValue: true, Value: not (0 or -1 or -1L) })
                    && Are(binary.LeftOperand) && Are(binary.RightOperand);
            case IConditionalOperation { WhenFalse: { } whenFalse } conditional:
                return Are(conditional.Condition) && Are(conditional.WhenTrue) && Are(whenFalse);
            default:
                return false;
        }
    }

    /// <summary>
    /// Whether a conversion between numbers succeeds for each value: it is not checked, a decimal may be too large for what it becomes, and what may be
    /// missing fails where it becomes what may not. So may the elements of a tuple.
    /// </summary>
    public static bool NeverFails(IConversionOperation conversion) => conversion is { IsChecked: false, OperatorMethod: null, Operand: var operand }
        && (conversion.Type is not INamedTypeSymbol { IsTupleType: true } || conversion.GetConversion().IsIdentity)
        && !IsDecimal(operand) && !IsDecimal(conversion) && (!NullableTypes.IsNullable(operand.Type) || NullableTypes.IsNullable(conversion.Type));

    /// <summary>Whether an operand is a text or a character. The text of another value is that of the culture, or made by code of the project.</summary>
    private static bool IsText(IOperation operand)
    {
        operand = operand.Inside(Through.BuiltInImplicit);
        return operand.ConstantValue.HasValue
            || (operand.Type?.SpecialType is SpecialType.System_String or SpecialType.System_Char && Are(operand));
    }

    private static bool IsDecimal(IOperation value) => value.Type?.SpecialType == SpecialType.System_Decimal;
}
