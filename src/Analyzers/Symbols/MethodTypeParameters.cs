using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds the type parameters of methods in types: what is kept for such a type is kept for each method and each of its type arguments.</summary>
internal static class MethodTypeParameters
{
    /// <summary>Whether a type is a type parameter of a method, or is made of one.</summary>
    public static bool AreIn(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => parameter.TypeParameterKind == TypeParameterKind.Method,
        IArrayTypeSymbol array => AreIn(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(AreIn),
        _ => false,
    };
}
