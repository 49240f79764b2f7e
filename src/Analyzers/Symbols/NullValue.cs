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
}
