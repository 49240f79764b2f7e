using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines whether an expression has the same value whenever a program evaluates it: a constant, a static read-only field of a type that nothing can
/// change, such as <c>Path.DirectorySeparatorChar</c>, or what the framework tells of the process, such as the end of a line. A field is not,
/// where to name it may run a static constructor of the project.
/// </summary>
internal static class FixedValues
{
    /// <summary>Whether a value is always the same. A field may be read before its type has set it, but not by code that runs often.</summary>
    public static bool Has(IOperation value) => value switch
    {
        { ConstantValue.HasValue: true } => true,
        IFieldReferenceOperation { Field: { IsStatic: true, IsReadOnly: true, Type: var type } field } =>
            IsImmutable(type) && !FieldsOfThreads.Contain(field) && !StaticConstruction.MayBegin(value),
        IPropertyReferenceOperation { Property: { IsStatic: true } property } => IsOfProcess(property),
        _ => false,
    };

    /// <summary>Whether a property of the framework has one value as long as the process runs.</summary>
    private static bool IsOfProcess(IPropertySymbol property) => (property.ContainingType.Name, property.Name) switch
    {
        _ when !property.DeclaringSyntaxReferences.IsEmpty => false,
        ("Environment", "NewLine" or "ProcessId" or "SystemPageSize" or "Is64BitProcess" or "Is64BitOperatingSystem") => property.ContainingType.IsIn("System"),
        ("RuntimeInformation", "FrameworkDescription" or "OSDescription" or "RuntimeIdentifier") =>
            property.ContainingType.IsIn("System.Runtime.InteropServices"),
        _ => false,
    };

    /// <summary>Whether an item is always the same. A boxed one is not: it is an object of its own, and sharing that could be seen.</summary>
    public static bool IsItem(IOperation item)
    {
        while (item is IConversionOperation { IsImplicit: true, OperatorMethod: null, Operand: { Type.IsValueType: not true } operand })
            item = operand;
        return Has(item);
    }

    /// <summary>Whether all items are always the same.</summary>
    public static bool AreAll(IEnumerable<IOperation> items)
    {
        foreach (var item in items)
        {
            if (!IsItem(item))
                return false;
        }

        return true;
    }

    /// <summary>
    /// Whether all items of an array are always the same values or the same objects, as static read-only fields of any class are. What an object holds may
    /// change, so nothing that hashes or compares the items may be made of them once.
    /// </summary>
    public static bool AreSame(IEnumerable<IOperation> items)
    {
        foreach (var item in items)
        {
            if (!IsItem(item) && !IsFixedReference(item))
                return false;
        }

        return true;
    }

    private static bool IsFixedReference(IOperation item)
    {
        while (item is IConversionOperation { IsImplicit: true, OperatorMethod: null, Operand: { } operand })
            item = operand;
        return item is IFieldReferenceOperation { Field: { IsStatic: true, IsReadOnly: true, Type.IsReferenceType: true } field }
            && !FieldsOfThreads.Contain(field) && !StaticConstruction.MayBegin(item);
    }

    /// <summary>
    /// Whether a property of the framework gives the same object on each read, as <c>StringComparer.Ordinal</c> and <c>EqualityComparer&lt;T&gt;.Default</c>.
    /// <c>StringComparer.CurrentCulture</c> and <c>DateTime.Now</c> do not.
    /// </summary>
    public static bool IsSameObject(IPropertySymbol property) =>
        property is { IsStatic: true, SetMethod: null, DeclaringSyntaxReferences.IsEmpty: true, ContainingType: { IsReferenceType: true } type }
        && property.Name is "Default" or "Instance" or "Ordinal" or "OrdinalIgnoreCase" or "InvariantCulture" or "InvariantCultureIgnoreCase" or "InvariantInfo"
            or "CompletedTask" or "UTF8" or "ASCII" or "Unicode" or "BigEndianUnicode" or "Latin1" or "UTF32"
        && type.IsOfFramework() && SymbolEqualityComparer.Default.Equals(property.Type, type);

    /// <summary>Whether a value is read from such a property.</summary>
    public static bool IsSameObject(IOperation value) => value is IPropertyReferenceOperation { Property: var property } && IsSameObject(property);

    /// <summary>Whether values of a type are whole: a number, a text or an enum, which has no part that could change.</summary>
    public static bool IsImmutable(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String;
}
