using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Looks below nullable value types.</summary>
internal static class NullableTypes
{
    /// <summary>Whether a type is a nullable value type.</summary>
    public static bool IsNullable(ITypeSymbol? type) => type?.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;

    /// <summary>The type below a nullable value type; other types as they are.</summary>
    public static ITypeSymbol Underlying(ITypeSymbol type) => IsNullable(type) ? ((INamedTypeSymbol)type).TypeArguments[0] : type;
}
