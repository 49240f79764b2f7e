using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines whether an expression has the same value whenever a program evaluates it: a constant, a static read-only field of a type that nothing can
/// change, such as <c>Path.DirectorySeparatorChar</c>, or the end of a line.
/// </summary>
internal static class FixedValues
{
    /// <summary>Whether a value is always the same. A field may be read before its type has set it, but not by code that runs often.</summary>
    public static bool Has(IOperation value) => value switch
    {
        { ConstantValue.HasValue: true } => true,
        IFieldReferenceOperation { Field: { IsStatic: true, IsReadOnly: true, Type: var type } } => IsImmutable(type),
        IPropertyReferenceOperation { Property: { Name: "NewLine", ContainingType: { Name: "Environment" } type } } => type.IsIn("System"),
        _ => false,
    };

    /// <summary>Whether all values are always the same. A boxed one is not: it is an object of its own.</summary>
    public static bool AreAll(IEnumerable<IOperation> items)
    {
        foreach (var item in items)
        {
            var value = item is IConversionOperation { IsImplicit: true, OperatorMethod: null, Operand: { Type.IsValueType: false } operand } ? operand : item;
            if (!Has(value))
                return false;
        }

        return true;
    }

    private static bool IsImmutable(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String;
}
