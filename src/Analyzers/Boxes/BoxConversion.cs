using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines whether the conversion of one type to another copies a value into an object.</summary>
internal static class BoxConversion
{
    /// <summary>Whether a conversion boxes by its types; what the JIT later removes is for <see cref="RemovedBox"/> to say.</summary>
    public static bool IsBox(IConversionOperation conversion) =>
        conversion.OperatorMethod is null && IsBox(conversion.Operand.Type, conversion.Type);

    /// <summary>
    /// Whether a value of type <paramref name="from"/> is boxed as <paramref name="to"/>; a type parameter boxes if it is given a value type.
    /// </summary>
    public static bool IsBox(ITypeSymbol? from, ITypeSymbol? to) => IsObjectLike(to) && MayBeValue(from);

    private static bool MayBeValue(ITypeSymbol? type) => type switch
    {
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        null or { SpecialType: SpecialType.System_Void } or { IsRefLikeType: true }
        or { TypeKind: TypeKind.Error or TypeKind.Pointer or TypeKind.FunctionPointer } =>
            false,
        _ => type.IsValueType,
    };

    private static bool IsObjectLike(ITypeSymbol? type) =>
        type is { SpecialType: SpecialType.System_Object or SpecialType.System_ValueType or SpecialType.System_Enum }
            or { TypeKind: TypeKind.Interface or TypeKind.Dynamic };
}
