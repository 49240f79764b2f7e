using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines whether code says that a value is null.</summary>
internal static class NullValue
{
    /// <summary>Whether a value is null in the source: a constant, or the default of a class or of a nullable, also converted.</summary>
    public static bool Is(IOperation value) => value switch
    {
        { ConstantValue: { HasValue: true, Value: null } } => true,
        IDefaultValueOperation { Type: { } type } => NullableTypes.IsNullable(type) || type.IsReferenceType,
        IConversionOperation { OperatorMethod: null } conversion => Is(conversion.Operand),
        _ => false,
    };

    /// <summary>
    /// The comparison of a value with null that it is part of, by <c>==</c> and <c>!=</c> without an operator of the user's, or by <c>is null</c> and
    /// <c>is not null</c>, and whether that holds where the value is null. The test is null where the value is used otherwise.
    /// </summary>
    public static (IOperation? Test, bool HoldsForNull) TestOf(IOperation value) => value.Around(Through.BuiltInImplicit).Parent switch
    {
        IBinaryOperation
        {
            OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals,
            OperatorMethod: null or { ContainingType.SpecialType: SpecialType.System_String },
        } test when Is(test.LeftOperand) || Is(test.RightOperand) => (test, test.OperatorKind == BinaryOperatorKind.Equals),
        IIsPatternOperation { Pattern: IConstantPatternOperation { Value: var constant } } test when Is(constant) => (test, true),
        IIsPatternOperation { Pattern: INegatedPatternOperation { Pattern: IConstantPatternOperation { Value: var constant } } } test when Is(constant) =>
            (test, false),
        _ => default,
    };
}
