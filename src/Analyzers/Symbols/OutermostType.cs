using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds the type that no other type contains.</summary>
internal static class OutermostType
{
    /// <summary>The outermost type around a type, or the type itself.</summary>
    public static INamedTypeSymbol Of(INamedTypeSymbol type)
    {
        while (type.ContainingType is { } containing)
            type = containing;
        return type;
    }
}
