using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Memory;

/// <summary>Determines whether an array only holds constants that are only read, so that a span over data in the assembly can replace it.</summary>
internal static class ConstantData
{
    public static bool Fits(ScratchArray array, LocalUses uses, Compilation compilation)
    {
        if (array.Elements.IsDefault || !IsData(array.ElementType, compilation))
            return false;
        foreach (var element in array.Elements)
        {
            if (!element.ConstantValue.HasValue)
                return false;
        }

        foreach (var use in uses.Uses)
        {
            if (!use.IsRead)
                return false;
        }

        return true;
    }

    /// <summary>Types whose constants the compiler writes into the assembly; those of more than a byte need the library's help.</summary>
    private static bool IsData(ITypeSymbol type, Compilation compilation)
    {
        var primitive = type is INamedTypeSymbol { EnumUnderlyingType: { } underlying } ? underlying : type;
        return primitive.SpecialType switch
        {
            SpecialType.System_Boolean or SpecialType.System_Byte or SpecialType.System_SByte => true,
            >= SpecialType.System_Char and <= SpecialType.System_UInt64 or SpecialType.System_Single or SpecialType.System_Double =>
                compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.RuntimeHelpers")?.GetMembers("CreateSpan").IsEmpty == false,
            _ => false,
        };
    }
}
