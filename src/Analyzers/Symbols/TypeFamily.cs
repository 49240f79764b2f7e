using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines what a type derives from and which interfaces it has.</summary>
internal static class TypeFamily
{
    /// <summary>Whether a type is a class by its name and namespace, of any arity, or derives from it.</summary>
    public static bool IsOrDerivesFrom(this ITypeSymbol? type, string name, string space)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.Name == name && current.IsIn(space))
                return true;
        }

        return false;
    }

    /// <summary>Whether a type has an interface by its name and namespace, of any arity. An interface does not have itself.</summary>
    public static bool Implements(this ITypeSymbol type, string name, string space)
    {
        foreach (var implemented in type.AllInterfaces)
        {
            if (implemented.Name == name && implemented.IsIn(space))
                return true;
        }

        return false;
    }
}
