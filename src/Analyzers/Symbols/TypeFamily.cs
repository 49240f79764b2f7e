using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines what a type derives from, which interfaces it has and which methods it inherits.</summary>
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

    /// <summary>
    /// The methods of a name that a call on a type may mean: its own, those that it inherits and, of an interface, those of the interfaces above it.
    /// Constructors are not inherited.
    /// </summary>
    public static IEnumerable<IMethodSymbol> MethodsNamed(this ITypeSymbol type, string name)
    {
        for (var current = type; current is not null; current = name == WellKnownMemberNames.InstanceConstructorName ? null : current.BaseType)
        {
            foreach (var member in current.GetMembers(name))
            {
                if (member is IMethodSymbol method)
                    yield return method;
            }
        }

        if (type.TypeKind != TypeKind.Interface)
            yield break;
        foreach (var above in type.AllInterfaces)
        {
            foreach (var member in above.GetMembers(name))
            {
                if (member is IMethodSymbol method)
                    yield return method;
            }
        }
    }

    /// <summary>Whether a type is another, derives from it or has it as an interface, with any type arguments.</summary>
    public static bool IsOrHas(this ITypeSymbol type, ITypeSymbol other)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(current.OriginalDefinition, other.OriginalDefinition))
                return true;
        }

        foreach (var implemented in type.AllInterfaces)
        {
            if (SymbolEqualityComparer.Default.Equals(implemented.OriginalDefinition, other.OriginalDefinition))
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
