using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds the methods of a compilation that may run where a virtual, abstract or interface method is called.</summary>
internal static class Overrides
{
    private static readonly ConditionalWeakTable<Compilation, Lazy<ImmutableArray<INamedTypeSymbol>>> Types = new();

    /// <summary>The direct and indirect overrides, or the implementations, of <paramref name="method"/> in the compilation.</summary>
    public static IEnumerable<IMethodSymbol> Of(IMethodSymbol method, Compilation compilation)
    {
        var declaring = method.ContainingType.OriginalDefinition;
        foreach (var type in TypesOf(compilation))
        {
            if (declaring.TypeKind == TypeKind.Interface)
            {
                if (Implementation(type, method, declaring) is { } implementation)
                    yield return implementation.OriginalDefinition;
            }
            else if (Inherits(type, declaring))
            {
                foreach (var member in type.GetMembers(method.Name))
                {
                    if (member is IMethodSymbol { IsOverride: true } candidate && IsOverrideOf(candidate, method))
                        yield return candidate;
                }
            }
        }
    }

    /// <summary>The classes and structs of the compilation.</summary>
    public static ImmutableArray<INamedTypeSymbol> TypesOf(Compilation compilation) =>
        Types.GetValue(compilation, static key => new Lazy<ImmutableArray<INamedTypeSymbol>>(() =>
        {
            var types = ImmutableArray.CreateBuilder<INamedTypeSymbol>();
            Collect(key.Assembly.GlobalNamespace, types);
            return types.ToImmutable();
        })).Value;

    private static void Collect(INamespaceOrTypeSymbol container, ImmutableArray<INamedTypeSymbol>.Builder types)
    {
        foreach (var member in container.GetMembers())
        {
            if (member is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } type)
                types.Add(type);
            if (member is INamespaceOrTypeSymbol nested)
                Collect(nested, types);
        }
    }

    private static IMethodSymbol? Implementation(INamedTypeSymbol type, IMethodSymbol method, INamedTypeSymbol declaring)
    {
        foreach (var implemented in type.AllInterfaces)
        {
            if (!SymbolEqualityComparer.Default.Equals(implemented.OriginalDefinition, declaring))
                continue;
            foreach (var member in implemented.GetMembers(method.Name))
            {
                if (SymbolEqualityComparer.Default.Equals(member.OriginalDefinition, method.OriginalDefinition))
                    return type.FindImplementationForInterfaceMember(member) as IMethodSymbol;
            }
        }

        return null;
    }

    private static bool Inherits(INamedTypeSymbol type, INamedTypeSymbol declaring)
    {
        for (var current = type.BaseType; current is not null; current = current.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(current.OriginalDefinition, declaring))
                return true;
        }

        return false;
    }

    private static bool IsOverrideOf(IMethodSymbol candidate, IMethodSymbol method)
    {
        for (var current = candidate.OverriddenMethod; current is not null; current = current.OverriddenMethod)
        {
            if (SymbolEqualityComparer.Default.Equals(current.OriginalDefinition, method.OriginalDefinition))
                return true;
        }

        return false;
    }
}
