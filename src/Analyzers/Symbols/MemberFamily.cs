using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines which methods are one member to a caller: a virtual or interface method and what overrides or implements it.</summary>
internal static class MemberFamily
{
    /// <summary>Whether a call of <paramref name="method"/> is a call of <paramref name="declaration"/>, an override or an implementation of it.</summary>
    public static bool Contains(IMethodSymbol declaration, IMethodSymbol method)
    {
        var called = (method.ReducedFrom ?? method).OriginalDefinition;
        for (var overridden = called; overridden is not null; overridden = overridden.OverriddenMethod?.OriginalDefinition)
        {
            if (SymbolEqualityComparer.Default.Equals(overridden, declaration) || Implements(overridden, declaration))
                return true;
        }

        return false;
    }

    /// <summary>Whether a base type or an interface declares the method first.</summary>
    public static bool IsDeclaredElsewhere(IMethodSymbol method)
    {
        if (method.IsOverride || !method.ExplicitInterfaceImplementations.IsEmpty)
            return true;
        foreach (var _ in InterfaceMembersOf(method))
            return true;
        return false;
    }

    /// <summary>Whether source declares a method, and what it overrides and implements: what makes up its parameters can be changed.</summary>
    public static bool IsOfSource(IMethodSymbol method)
    {
        if (Overrides.RootOf(method).DeclaringSyntaxReferences.IsEmpty)
            return false;
        foreach (var implemented in InterfaceMembersOf(method))
        {
            if (implemented.DeclaringSyntaxReferences.IsEmpty)
                return false;
        }

        return true;
    }

    /// <summary>The interface methods that a method implements in its own type.</summary>
    public static IEnumerable<IMethodSymbol> InterfaceMembersOf(IMethodSymbol method)
    {
        if (method.ContainingType is not { TypeKind: TypeKind.Class or TypeKind.Struct } type)
            yield break;
        foreach (var explicitly in method.ExplicitInterfaceImplementations)
            yield return explicitly;
        foreach (var candidate in type.AllInterfaces)
        {
            foreach (var member in candidate.GetMembers(method.Name))
            {
                if (member is IMethodSymbol interfaceMethod && SymbolEqualityComparer.Default.Equals(type.FindImplementationForInterfaceMember(member), method))
                    yield return interfaceMethod;
            }
        }
    }

    // To find what implements a member takes long, so only the members of that one interface are asked for.
    private static bool Implements(IMethodSymbol method, IMethodSymbol declaration)
    {
        if (declaration.ContainingType is not { TypeKind: TypeKind.Interface } declaring
            || method.ContainingType is not { TypeKind: TypeKind.Class or TypeKind.Struct } type
            || (method.Name != declaration.Name && method.ExplicitInterfaceImplementations.IsEmpty))
        {
            return false;
        }

        foreach (var candidate in type.AllInterfaces)
        {
            if (!SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, declaring))
                continue;
            foreach (var member in candidate.GetMembers(declaration.Name))
            {
                if (SymbolEqualityComparer.Default.Equals(member.OriginalDefinition, declaration)
                    && SymbolEqualityComparer.Default.Equals(type.FindImplementationForInterfaceMember(member), method))
                {
                    return true;
                }
            }
        }

        return false;
    }
}
